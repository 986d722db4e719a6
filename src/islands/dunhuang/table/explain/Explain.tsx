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
import { BottomSheet } from '../../../table/ui/BottomSheet.tsx';
import { useUi } from '../words/speech.ts';
import { explain } from './explanations.ts';
import { type Topic, topicOf } from './topics.ts';
import './explain.css';

const SIZE = 72;

function Drawn({ topic }: { topic: Topic }) {
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

interface Props {
  topic: string;
  view: View;
  onClose: () => void;
}

/** "What is this?" */
export default function Explain({ topic: name, view: { players }, onClose }: Props) {
  const ui = useUi();
  const topic = topicOf(name);
  const { title, text, rule } = explain(topic, players, ui);
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
