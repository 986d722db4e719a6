import { buddhist } from './buddhist.ts';
import type { Character } from './character.ts';
import { dancer } from './dancer.ts';
import { diplomat } from './diplomat.ts';
import { domestic } from './domestic.ts';
import { farmer } from './farmer.ts';
import { general } from './general.ts';
import { interpreter } from './interpreter.ts';
import { maid } from './maid.ts';
import { manichean } from './manichean.ts';
import { merchant } from './merchant.ts';
import { musician } from './musician.ts';
import { painter } from './painter.ts';
import { princess } from './princess.ts';
import { shepherd } from './shepherd.ts';
import { soldier } from './soldier.ts';
import { trader } from './trader.ts';

/** In the order of CHARACTERS: the cell of a space in CIRCLE is an index into this. */
export const CAST: readonly Character[] = [
  painter,
  musician,
  princess,
  dancer,
  interpreter,
  diplomat,
  soldier,
  general,
  trader,
  merchant,
  maid,
  domestic,
  shepherd,
  farmer,
  manichean,
  buddhist,
];
