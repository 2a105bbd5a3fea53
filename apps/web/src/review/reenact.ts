import { CARD_IDS, findGame, type Replay, readRecord } from '@sanh-rong/engine';
import type { ReviewSource } from './wire.ts';

type Known = Extract<ReviewSource, { readonly kind: 'known' }>;

/** Hands that stay hidden are any cards that lie nowhere else: no view of a seat that plays tells them. */
const filledHands = (hands: Known['hands'], size: number): readonly (readonly string[])[] => {
  const shown = new Set(hands.flatMap((hand) => hand ?? []));
  const others = CARD_IDS.filter((card) => !shown.has(card));
  return hands.map((hand) => hand ?? others.splice(0, size));
};

const reenacted = ({ game: id, deal, hands, actions }: Known): Replay | null => {
  const found = findGame(id);
  if (!found.ok) return null;
  const game = found.value;
  const size = Math.max(...hands.map((hand) => hand?.length ?? 0));
  const dealt = game.deal({ ...deal, given: { hands: filledHands(hands, size) } });
  if (!dealt.ok) return null;
  const steps: Replay['steps'][number][] = [dealt.value];
  for (const action of actions) {
    const step = game.apply(steps[steps.length - 1].state, action);
    if (!step.ok) return null;
    steps.push(step.value);
  }
  return { game, steps };
};

/** The game to be reviewed; null where it cannot be read. */
export const replayOf = (source: ReviewSource): Replay | null => {
  if (source.kind === 'known') return reenacted(source);
  const read = readRecord(source.text);
  return read.ok ? read.value : null;
};

/** Which game a text is of; null where it is none. */
export const gameIn = (text: string): string | null => {
  const read = readRecord(text);
  return read.ok ? read.value.game.id : null;
};
