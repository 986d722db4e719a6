/** The same word in both languages, and rightly so. */
export const SAME = [
  'site.name',
  'coach.title',
  'nav.dunhuang', // the name of the game
  'nav.dragon-market',
  'dragon.heading',
  'dragon.table.gain', // an arrow
  'dragon.table.target.power',
  'dragon.table.ruling.teams',
  'dragon.good.1', // ring
  'dragon.good.8', // bonsai
  'dragon.good.14', // parasol
  'dragon.piece.water',
  'nav.yinzi',
  'yinzi.heading',
  'yinzi.good.fruit',
  'yinzi.market.japan',
  'yinzi.market.korea',
  'yinzi.market.brunei',
  'yinzi.market.portugal',
  'yinzi.province.nanzhili', // names
  'yinzi.province.zhejiang',
  'yinzi.province.jiangxi',
  'yinzi.province.huguang',
  'yinzi.setup.open',
  'yinzi.round.bonus',
  'yinzi.round.phase.bonus',
  'yinzi.round.phase.routes',
  'game.heading',
  'about.privacy.title',
  'about.software.title',
  'good.3',
  'character.manichean',
  'rules.hand',
  'rules.prestige',
  'setup.trait.prestige',
  'score.prestige',
  'score.what.more.prestige',
  'majority.religion.manichean',
  'event.prestige',
  'table.board.cards', // a number, a sign and a name
  'table.board.menu',
  'table.new.bot', // a name for a name
  'table.menu.title',
  'table.explain.hand.title',
];
