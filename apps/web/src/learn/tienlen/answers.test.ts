import { CARD_IDS, type CardId, cardset } from '@sanh-rong/engine';
import { tienlen } from '@sanh-rong/engine/tienlen';
import { beats as beatsForm, classify, MIEN_NAM, NO_FORM, THIRTEEN } from '@sanh-rong/engine/tienlen/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../../test/examples.ts';
import { answersTo, livelyHands, objectionToLead, tableOf } from './answers.ts';
import { CUTTERS, cutsOf, TARGETS } from './cutting.ts';
import { faultOf } from './fault.ts';
import { specialHands } from './special-hands.ts';

const RULES = { 'mien-nam': MIEN_NAM, thirteen: THIRTEEN } as const;
const RULE_SETS = Object.keys(RULES) as (keyof typeof RULES)[];

const formOf = (cards: readonly CardId[]): number => {
  const set = cardset.setOfIds(cards) ?? cardset.EMPTY;
  return classify(cardset.lowHalf(set), cardset.highHalf(set));
};

const subsets = (cards: readonly CardId[]): readonly (readonly CardId[])[] =>
  Array.from({ length: 2 ** cards.length - 1 }, (_, at) => cards.filter((_, bit) => ((at + 1) >> bit) & 1));

const hasFourTwos = (cards: readonly CardId[]): boolean => cards.filter((id) => id.startsWith('2')).length === 4;

/** Small hands from few ranks, so that combinations and cuts are common. */
const twoHands = fc
  .shuffledSubarray(
    CARD_IDS.filter((id) => /^([5-9]|2)/.test(id)),
    { minLength: 20, maxLength: 20 },
  )
  .map((cards) => [cards.slice(0, 10), cards.slice(10)] as const);

describe.each(RULE_SETS)('%s', (ruleSet) => {
  test('what beats a play is what trying every set of cards finds', () => {
    fc.assert(
      fc.property(twoHands, fc.nat(), ([own, other], which) => {
        fc.pre(ruleSet === 'thirteen' || !hasFourTwos(other));
        const leads = subsets(own.slice(0, 7)).filter((cards) => objectionToLead(ruleSet, cards) === null);
        const play = leads[which % leads.length];
        const rules = RULES[ruleSet];
        const found = subsets(other).filter((cards) => {
          const form = formOf(cards);
          return form !== NO_FORM && beatsForm(rules, form, formOf(play));
        });
        const key = (cards: readonly CardId[]): string => cards.toSorted().join(' ');
        expect(answersTo(ruleSet, play, other).map(key).toSorted()).toEqual(found.map(key).toSorted());
      }),
      { numRuns: examples(12, 40) },
    );
  });

  test('a fault is found in exactly the cards that the engine takes for no combination', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...CARD_IDS], { minLength: 1, maxLength: 6 }), (cards) => {
        const objection = objectionToLead(ruleSet, cards);
        expect(faultOf(cards) !== null).toBe(objection?.reason === 'notACombination');
      }),
      { numRuns: examples(100, 300) },
    );
    fc.assert(
      fc.property(twoHands, ([own]) => {
        for (const cards of subsets(own.slice(0, 7))) {
          expect(faultOf(cards) !== null).toBe(objectionToLead(ruleSet, cards)?.reason === 'notACombination');
        }
      }),
      { numRuns: examples(8, 20) },
    );
  });

  test('the hands dealt on the page make a game, with something to cut and something that cuts', () => {
    for (let deal = 1; deal <= 12; deal++) {
      const [own, other] = livelyHands(ruleSet, `learn/${deal}`);
      expect([own.length, other.length, new Set([...own, ...other]).size]).toEqual([13, 13, 26]);
      expect(tableOf(ruleSet, [own, other])).not.toBeNull();
      const two = own.filter((id) => id.startsWith('2')).slice(0, 1);
      expect(answersTo(ruleSet, two, other).some((answer) => answer.length > 3)).toBe(true);
    }
  });

  test('every hand shown as a win at the deal is one, under that name', () => {
    for (const { games, hands } of specialHands(ruleSet)) {
      for (const { name, cards } of hands) {
        expect(cards, name).toHaveLength(13);
        const rest = CARD_IDS.filter((id) => !cards.includes(id)).slice(0, 2);
        const previous = games === 'later' ? { winner: 0, toiTrang: false, barred: null } : null;
        const only = ruleSet === 'mien-nam' ? { toiTrang: { initial: [name], later: [name] } } : {};
        const dealt = tienlen.deal({ ruleSet, options: only, previous, given: { hands: [cards, rest], leader: 0 } });
        expect(dealt.ok && dealt.value.state.winsAtTheDeal, name).toEqual([{ seat: 0, hand: name }]);
      }
    }
  });
});

const table = (ruleSet: string) =>
  Object.fromEntries(
    TARGETS.map(({ id, cards }) => [id, CUTTERS.map((cutter) => cutsOf(ruleSet, cutter, cards)).join(' ')]),
  );

test('MN-6 the cutting table of Miền Nam', () => {
  expect(table('mien-nam')).toEqual({
    oneTwo: 'always always always always',
    twoTwos: 'never never always always',
    threeTwos: 'never never never never',
    threePairs: 'higher always always always',
    four: 'never higher always always',
    fourPairs: 'never never higher always',
  });
});

test('TH-4 the cutting table of Thirteen', () => {
  expect(table('thirteen')).toEqual({
    oneTwo: 'always always always always',
    twoTwos: 'never always always always',
    threeTwos: 'never always never always',
    threePairs: 'higher never never never',
    four: 'never higher never never',
    fourPairs: 'never never higher never',
  });
});
