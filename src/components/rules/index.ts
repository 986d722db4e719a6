/** What the texts in `content/` are made of: every component there is one of these. */
import { Camel, Character, Coins, Good, Prestige, Token } from '../../art/index.ts';
import Aid from './Aid.astro';
import Box from './Box.astro';
import Decision from './Decision.astro';
import Details from './Details.astro';
import Effects from './Effects.astro';
import Example from './Example.astro';
import For from './For.astro';
import Glyph from './Glyph.astro';
import Goods from './Goods.astro';
import Half from './Half.astro';
import Lead from './Lead.astro';
import Pair from './Pair.astro';
import PlayerSwitch from './PlayerSwitch.astro';
import Rule from './Rule.astro';
import Ruling from './Ruling.astro';
import ScoreTable from './ScoreTable.astro';
import Seats from './Seats.astro';
import Table from './Table.astro';
import Terms from './Terms.astro';
import Tiles from './Tiles.astro';
import Why from './Why.astro';

export const components = {
  Aid,
  Box,
  Camel,
  Character,
  Coin: Coins,
  Decision,
  Details,
  Effects,
  Example,
  For,
  Glyph,
  Good,
  Goods,
  Half,
  Lead,
  Pair,
  PlayerSwitch,
  Prestige,
  Rule,
  Ruling,
  ScoreTable,
  Seats,
  Terms,
  Tiles,
  Token,
  Why,
  table: Table,
};
