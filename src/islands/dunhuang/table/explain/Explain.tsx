import {
  Camel,
  CardBack,
  Character,
  Coins,
  DrawPile,
  FirstPlayer,
  GoodCard,
  Hand,
  Prestige,
  Shop,
  Token,
} from '../../../../art/index.ts';
import type { PlayerCount } from '../../../../games/dunhuang/index.ts';
import { localePath } from '../../../../lib/url.ts';
import { rulePath } from '../../../../reference/dunhuang/rule-links.ts';
import { Sheet } from '../../../table/ui/BottomSheet.tsx';
import { type Thing, useUi } from '../../../table/ui/ui.ts';
import { type Effects, explain } from './explanations.ts';
import './explain.css';

const SIZE = 72;

function Drawn({ thing }: { thing: Thing }) {
  switch (thing.of) {
    case 'character':
      return <Character id={thing.id} size={SIZE} />;
    case 'good':
      return <GoodCard n={thing.good} size={SIZE} />;
    case 'token':
      return <Token good={thing.good} side={thing.side} size={SIZE} />;
    case 'coins':
      return <Coins size={SIZE} />;
    case 'prestige':
      return <Prestige size={SIZE} />;
    case 'pile':
      return <DrawPile size={SIZE} />;
    case 'shop':
    case 'market':
      return <Shop size={SIZE} />;
    case 'hand':
      return <Hand size={SIZE} />;
    case 'camel':
      return <Camel size={SIZE} />;
    case 'first-player':
      return <FirstPlayer size={SIZE} />;
    case 'discards':
      return <CardBack size={SIZE} />;
  }
}

interface Props {
  thing: Thing;
  players: PlayerCount;
  effects: Effects;
  onClose: () => void;
}

/** "What is this?" */
export default function Explain({ thing, players, effects, onClose }: Props) {
  const ui = useUi();
  const { title, text, rule } = explain(thing, players, effects, ui);
  return (
    <Sheet title={title} onClose={onClose}>
      <div class="explain">
        <Drawn thing={thing} />
        <div>
          <p>{text}</p>
          <p>
            <a href={localePath(ui.lang, rulePath(rule))} target="_blank" rel="noreferrer">
              {ui.t('why.read')}
            </a>
          </p>
        </div>
      </div>
    </Sheet>
  );
}
