import { Heir, MarketGood } from '../../../../art/DragonMarket.tsx';
import type { View } from '../../../../games/dragon-market/index.ts';
import { localePath } from '../../../../lib/url.ts';
import { rulePath } from '../../../../reference/dragon-market/rule-links.ts';
import { BottomSheet } from '../../../table/ui/BottomSheet.tsx';
import { useUi } from '../words/speech.ts';
import { explain } from './explanations.ts';
import './explain.css';

interface Props {
  topic: string;
  view: View;
  onClose: () => void;
}

/** "What is this?" */
export default function Explain({ topic, view, onClose }: Props) {
  const ui = useUi();
  const { title, texts, rule, kind, heir } = explain(topic, view, ui);
  return (
    <BottomSheet title={title} onClose={onClose}>
      <div class="explain">
        {kind !== undefined && <MarketGood kind={kind} size={72} />}
        {heir !== undefined && <Heir seat={heir} size={72} />}
        <div>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
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
