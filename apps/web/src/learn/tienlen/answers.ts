import { CARD_IDS, type CardId, cardOf, Random, type RuleError } from '@sanh-rong/engine';
import { type TienLenState, tienlen } from '@sanh-rong/engine/tienlen';
import { isCut } from '@sanh-rong/presentation/tienlen';

/** What can be played on what: always the engine's word, asked at a table of two. */

/** No hand wins at the deal here: the hands are to be looked at. Four 2s cannot be left out of it (MN-17). */
const CALM: Readonly<Record<string, unknown>> = {
  'mien-nam': { toiTrang: { initial: ['fourTwos'], later: ['fourTwos'] } },
  thirteen: { instantWins: { dragon: false, fourTwos: false, sixPairs: false } },
};

/** The first player may lead anything; null where the hands make no game. */
export const tableOf = (ruleSet: string, hands: readonly (readonly CardId[])[]): TienLenState | null => {
  const dealt = tienlen.deal({ ruleSet, options: CALM[ruleSet], given: { hands, leader: 0 } });
  return dealt.ok && dealt.value.state.result === null ? dealt.value.state : null;
};

/** Why these cards may not be led; null when they may. */
export const objectionToLead = (ruleSet: string, cards: readonly CardId[]): RuleError | null => {
  const table = tableOf(ruleSet, [cards, CARD_IDS.filter((id) => !cards.includes(id)).slice(0, 1)]);
  if (table === null) return { code: 'MN-5', reason: 'fourTwosNeverPlayed', details: {} };
  return tienlen.objection(tienlen.view(table, 0), { type: 'play', cards });
};

/** Every play of a hand that beats these cards, cheapest first (TL-9). */
export const answersTo = (
  ruleSet: string,
  cards: readonly CardId[],
  hand: readonly CardId[],
): readonly (readonly CardId[])[] => {
  // A card to go on with: a player who plays their last one has won, and the game is over without an answer.
  const spare = CARD_IDS.find((id) => !cards.includes(id) && !hand.includes(id));
  const table = spare === undefined ? null : tableOf(ruleSet, [[...cards, spare], hand]);
  const led = table === null ? null : tienlen.apply(table, { type: 'play', cards });
  if (led === null || !led.ok) return [];
  return tienlen.legal(led.value.state).flatMap((action) => (action.type === 'play' ? [action.cards] : []));
};

export const beats = (ruleSet: string, cards: readonly CardId[], below: readonly CardId[]): boolean =>
  answersTo(ruleSet, below, cards).some((answer) => answer.length === cards.length);

const byStrength = (a: CardId, b: CardId): number => (cardOf(a) ?? 0) - (cardOf(b) ?? 0);

const HAND = 13;
const ATTEMPTS = 200;

const drawHands = (seed: string): readonly [readonly CardId[], readonly CardId[]] => {
  const dice = new Random(seed);
  const deck = [...CARD_IDS];
  const draw = (): CardId => deck.splice(dice.below(deck.length), 1)[0];
  const hand = (): readonly CardId[] => Array.from({ length: HAND }, draw).sort(byStrength);
  return [hand(), hand()];
};

/** Worth a look: there is a 2 to be cut, and something in the other hand that cuts it. */
const isLively = (ruleSet: string, [own, other]: readonly (readonly CardId[])[]): boolean => {
  const two = own.find((id) => id.startsWith('2'));
  if (two === undefined || tableOf(ruleSet, [own, other]) === null) return false;
  return answersTo(ruleSet, [two], other).some((answer) => isCut(answer, [two]));
};

/** Two hands from a seed, in which there is something to see. */
export const livelyHands = (ruleSet: string, seed: string): readonly [readonly CardId[], readonly CardId[]] => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const hands = drawHands(`${seed}/${attempt}`);
    if (isLively(ruleSet, hands)) return hands;
  }
  return drawHands(seed);
};
