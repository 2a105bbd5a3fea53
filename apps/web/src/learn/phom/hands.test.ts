import { CARD_IDS, type CardId } from '@sanh-rong/engine';
import { phom } from '@sanh-rong/engine/phom';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../../test/examples.ts';
import { workOut } from '../worked-game.ts';
import { atBest, eatable, faultOf, isPhom, livelyHands } from './hands.ts';
import { PHOM, U, U_HANDS } from './scripts.ts';

const hands = fc.shuffledSubarray([...CARD_IDS], { minLength: 9, maxLength: 9 });

/** Whether the game itself lets this hand eat this card. */
const mayEat = (ruleSet: string, hand: readonly CardId[], card: CardId): boolean => {
  const more = CARD_IDS.filter((id) => id !== card && !hand.includes(id)).slice(0, 1);
  const dealt = phom.deal({ ruleSet, given: { hands: [hand, [card, ...more]], leader: 1 } });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let { state } = dealt.value;
  const step = (action: Parameters<typeof phom.apply>[1]): void => {
    const next = phom.apply(state, action);
    if (!next.ok) throw new Error(next.error.reason);
    state = next.value.state;
  };
  if (ruleSet === 'basic') step({ type: 'draw' });
  step({ type: 'discard', card });
  return phom.legal(state).some(({ type }) => type === 'eat');
};

describe.each(['ta-la', 'basic'])('%s', (ruleSet) => {
  test('what a hand waits for is what the game lets it eat', () => {
    fc.assert(
      fc.property(hands, (hand) => {
        const waiting = eatable(ruleSet, hand);
        for (const card of CARD_IDS.filter((id) => !hand.includes(id))) {
          expect(waiting.includes(card), card).toBe(mayEat(ruleSet, hand, card));
        }
      }),
      { numRuns: examples(10, 25) },
    );
  });

  test('cards are a phỏm or there is a reason why not, in words', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...CARD_IDS], { minLength: 1, maxLength: 4 }), (cards) => {
        expect(faultOf(ruleSet, cards, 'vi') === null).toBe(isPhom(ruleSet, cards));
      }),
    );
  });

  test('the hands dealt on the page hold a phỏm', () => {
    for (let deal = 1; deal <= 12; deal++) {
      const [own, other] = livelyHands(ruleSet, `learn/${deal}`);
      expect(new Set([...own, ...other]).size).toBe(18);
      expect(atBest(ruleSet, own).melds.length).toBeGreaterThan(0);
    }
  });
});

test('PH-24 every hand shown as an ù is one, of that kind', () => {
  for (const { id, hand } of U_HANDS) {
    const others = CARD_IDS.filter((card) => !hand.includes(card)).slice(0, 20);
    const full = id === 'uKhan' ? [others.slice(0, 10), hand] : [hand, others.slice(0, 9)];
    const dealt = phom.deal({ given: { hands: full, leader: 0 } });
    if (!dealt.ok) throw new Error(dealt.error.reason);
    const told = id === 'uKhan' ? dealt : phom.apply(dealt.value.state, { type: 'u' });
    const event = told.ok ? told.value.events.find(({ type }) => type === 'u') : undefined;
    expect(event).toMatchObject({ type: 'u', kind: id });
  }
});

test('PH-24 in the worked game each of the others pays 5', () => {
  const voice = { language: 'vi', who: (seat: number) => ({ name: String(seat), you: false }) } as const;
  expect(workOut(PHOM, U, voice).result?.points).toEqual([10, -5, -5]);
});
