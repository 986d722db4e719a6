/** Characters by what they are about, as the lessons have them. */
import type { CharacterId } from '../../../../games/dunhuang/index.ts';

export const FAMILY_OF: Readonly<Record<CharacterId, Family>> = {
  painter: 'prestige',
  musician: 'prestige',
  princess: 'prestige',
  dancer: 'prestige',
  interpreter: 'pile',
  diplomat: 'pile',
  soldier: 'market',
  general: 'market',
  shepherd: 'market',
  farmer: 'market',
  trader: 'hands',
  merchant: 'hands',
  maid: 'own',
  domestic: 'own',
  manichean: 'shang',
  buddhist: 'shang',
};

export type Family = 'prestige' | 'pile' | 'market' | 'hands' | 'own' | 'shang';
