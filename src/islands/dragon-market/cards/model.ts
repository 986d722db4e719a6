/** Somebody types in the cards of their box: one card after another, and what the goods are called. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { GOODS_ON, type Kind, OBJECTIVES, type PowerId } from '../../../games/dragon-market/index.ts';
import type { Box } from '../../../lib/storage.ts';
import { type KeptOne, keptOne } from '../../kept-one.ts';
import type { Model } from '../../model.ts';
import { type FileProblem, readCardsFile } from './file.ts';
import {
  type Colour,
  EMPTY_CARD,
  isSameCard,
  isWhole,
  LONGEST_NAME,
  NO_CARDS,
  type OwnCard,
  type OwnCards,
} from './own-cards.ts';

/** The card that is being typed in. */
interface Draft {
  readonly card: OwnCard;
  readonly changes?: OwnCard; // the one that it stands for from then on; absent: a new one
}

export type CardsModel = Model<ReturnType<typeof createCardsModel>>;

export function createCardsModel(box: Box<OwnCards>) {
  const kept: KeptOne<OwnCards> = keptOne(box, NO_CARDS);
  const drafts = { blue: signal<Draft>({ card: EMPTY_CARD }), red: signal<Draft>({ card: EMPTY_CARD }) };
  const problem = signal<FileProblem | undefined>();
  const before = signal<OwnCards | undefined>(); // what undoing brings back

  /** What may be undone. */
  const replace = (change: (now: OwnCards) => OwnCards): void => {
    before.value = kept.value.value;
    problem.value = undefined;
    void kept.alter(change);
  };
  const alter = (change: (now: OwnCards) => OwnCards): void => {
    before.value = undefined;
    void kept.alter(change);
  };
  const without = (cards: readonly OwnCard[], gone: OwnCard) =>
    cards.filter((card) => !isSameCard(card, gone));

  /** All about the cards of one colour. */
  const of = (colour: Colour) => {
    const draft = drafts[colour];
    const cards = computed(() => kept.value.value[colour]);
    const twin = computed(() => {
      const { card, changes } = draft.value;
      return cards.value.findIndex((one) => isSameCard(one, card) && !(changes && isSameCard(one, changes)));
    });
    return {
      cards,
      draft: computed(() => draft.value),
      /** A card like it is there already: which; -1 where none is. */
      twin,
      isFull: computed(() => cards.value.length >= OBJECTIVES[colour] && draft.value.changes === undefined),
      canAdd: computed(() => isWhole(colour, draft.value.card) && twin.value < 0),
      /** On the card, or off it again; on a full card nothing more goes. */
      toggle(kind: Kind): void {
        const { card } = draft.value;
        const goods = card.goods.includes(kind)
          ? card.goods.filter((one) => one !== kind)
          : [...card.goods, kind].slice(0, GOODS_ON[colour]);
        draft.value = { ...draft.value, card: { ...card, goods } };
      },
      setPower(power: PowerId | null): void {
        draft.value = { ...draft.value, card: { ...draft.value.card, power } };
      },
      add(): void {
        const { card, changes } = draft.value;
        if (!isWhole(colour, card) || twin.value >= 0) return;
        const typed = { ...card, goods: card.goods.toSorted((a, b) => a - b) };
        draft.value = { card: EMPTY_CARD };
        // Made twice, it is there once.
        alter((now) => {
          const at = changes ? now[colour].findIndex((one) => isSameCard(one, changes)) : -1;
          const others = without(now[colour], typed);
          const next = at < 0 ? [...others, typed] : now[colour].with(at, typed);
          return { ...now, [colour]: next.slice(0, OBJECTIVES[colour]) };
        });
      },
      change(card: OwnCard): void {
        draft.value = { card, changes: card };
      },
      cancel(): void {
        draft.value = { card: EMPTY_CARD };
      },
      remove(card: OwnCard): void {
        replace((now) => ({ ...now, [colour]: without(now[colour], card) }));
        draft.value = { card: EMPTY_CARD };
      },
    };
  };

  return {
    cards: kept.value,
    trouble: kept.trouble,
    load: kept.load,
    problem: problem as ReadonlySignal<FileProblem | undefined>,
    canUndo: computed(() => before.value !== undefined),
    blue: of('blue'),
    red: of('red'),
    rename: (kind: Kind, name: string) =>
      alter((now) => ({ ...now, names: now.names.with(kind, name.slice(0, LONGEST_NAME)) })),
    openFile(text: string): void {
      const found = readCardsFile(text);
      if (typeof found === 'string') problem.value = found;
      else replace(() => found);
    },
    clear: () => replace(() => NO_CARDS),
    undo(): void {
      const back = before.value;
      before.value = undefined;
      if (back !== undefined) void kept.alter(() => back);
    },
  };
}
