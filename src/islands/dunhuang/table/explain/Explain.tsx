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
import type { View } from '../../../../games/dunhuang/index.ts';
import { localePath } from '../../../../lib/url.ts';
import { rulePath } from '../../../../reference/dunhuang/rule-links.ts';
import type { ExplainProps } from '../../../table/game/face.ts';
import { BottomSheet } from '../../../table/ui/BottomSheet.tsx';
import { lazy } from '../../../table/ui/lazy.tsx';
import { useUi } from '../words/speech.ts';
import { explain, type Thing } from './explanations.ts';
import { topicOf } from './topics.ts';
import './explain.css';

const SeatDetails = lazy(() => import('./SeatDetails.tsx'));

const SIZE = 72;

function Drawn({ topic }: { topic: Thing }) {
  switch (topic.of) {
    case 'character':
      return <Character id={topic.id} size={SIZE} />;
    case 'good':
      return <GoodCard n={topic.good} size={SIZE} />;
    case 'token':
      return <Token good={topic.good} side={topic.side} size={SIZE} />;
    case 'coins':
      return <Coins size={SIZE} />;
    case 'prestige':
      return <Prestige size={SIZE} />;
    case 'pile':
      return <DrawPile size={SIZE} />;
    case 'most':
    case 'shop':
    case 'market':
      return <Shop size={SIZE} />;
    case 'hand':
      return <Hand size={SIZE} />;
    case 'win':
      return <Token good={1} size={SIZE} />;
    case 'camel':
      return <Camel size={SIZE} />;
    case 'first-player':
      return <FirstPlayer size={SIZE} />;
    case 'discards':
      return <CardBack size={SIZE} />;
  }
}

/** "What is this?", and of a player "what have they?" */
export default function Explain({ topic: name, view, recall, onClose }: ExplainProps & { view: View }) {
  const ui = useUi();
  const topic = topicOf(name);
  if (topic.of === 'seat')
    return (
      <BottomSheet title={ui.name(topic.seat)} onClose={onClose}>
        <SeatDetails seat={topic.seat} view={view} recall={recall} />
      </BottomSheet>
    );
  const { title, text, rule } = explain(topic, view.players, ui);
  return (
    <BottomSheet title={title} onClose={onClose}>
      <div class="explain">
        <Drawn topic={topic} />
        <div>
          <p>{text}</p>
          <p>
            <a href={localePath(ui.lang, rulePath(rule))} target="_blank" rel="noreferrer">
              {ui.t('why.read')}
            </a>
          </p>
        </div>
      </div>
    </BottomSheet>
  );
}
