import { phom, validateMeldSelection } from '@sanh-rong/engine/phom';
import { signed } from '@sanh-rong/presentation';
import { cardsIn } from '../card-text.ts';
import { type ChoiceExercise, type Exercise, type PickExercise, YES_OR_NO, yesOrNo } from '../exercise.ts';
import { type Script, workOut } from '../worked-game.ts';
import { atBest, isPhom, ruleSetNamed } from './hands.ts';
import { BEFORE_SENDING, EAT, EMPTIED, PHOM, PLACES } from './scripts.ts';

/** The questions of Phỏm. */

const BOTH = ['ta-la', 'basic'];
const TA_LA = ['ta-la'];
const BASIC = ['basic'];

type Maker = (ruleSet: string) => Exercise;

const SILENT = { language: 'vi', who: (seat: number) => ({ name: String(seat), you: false }) } as const;

const hand = (text: string) => ({ label: 'hand' as const, cards: cardsIn(text) });

/** Are these cards a phỏm? */
const meld =
  (id: string, ruleSets: readonly string[], text: string, answer: string): Maker =>
  (ruleSet) => ({
    kind: 'choice',
    id,
    ruleSets,
    rows: [hand(text)],
    options: YES_OR_NO,
    answer,
    ask: () => yesOrNo(isPhom(ruleSet, cardsIn(text))),
  });

/** Which cards make a phỏm, alone or with the card just discarded? */
const pick =
  (id: string, offered: string, text: string, answers: readonly string[]): ((ruleSet: string) => PickExercise) =>
  (ruleSet) => ({
    kind: 'pick',
    id,
    ruleSets: BOTH,
    rows: offered === '' ? [] : [{ label: 'offered', cards: cardsIn(offered) }],
    hand: cardsIn(text),
    answers: answers.map(cardsIn),
    accepts: (cards) => validateMeldSelection(cards, cardsIn(offered)[0] ?? null, ruleSetNamed(ruleSet)).valid,
  });

/** How many points stay in this hand once its phỏm are out of it? */
const points =
  (id: string, text: string, options: readonly string[], answer: string): Maker =>
  (ruleSet) => ({
    kind: 'choice',
    id,
    ruleSets: BOTH,
    rows: [hand(text)],
    options,
    answer,
    ask: () => String(atBest(ruleSet, cardsIn(text)).points),
  });

/** May the leader go ù with these ten cards? */
const u =
  (id: string, text: string, answer: string): Maker =>
  () => ({
    kind: 'choice',
    id,
    ruleSets: TA_LA,
    rows: [hand(text)],
    options: YES_OR_NO,
    answer,
    ask: () => {
      const dealt = phom.deal({ given: { hands: [cardsIn(text), cardsIn('2h 6d')], leader: 0 } });
      return yesOrNo(dealt.ok && phom.objection(phom.view(dealt.value.state, 0), { type: 'u' }) === null);
    },
  });

/** What a seat has won or lost at the end of a short game. */
const score =
  (id: string, ruleSets: readonly string[], script: Script, seat: number, options: readonly string[], answer: string) =>
  (): ChoiceExercise => ({
    kind: 'choice',
    id,
    ruleSets,
    rows: [],
    options,
    answer,
    ask: () => signed(workOut(PHOM, script, SILENT).result?.points[seat] ?? 0),
  });

const priceOfEating: Maker = () => ({
  kind: 'choice',
  id: 'priceOfEating',
  ruleSets: TA_LA,
  rows: [
    { label: 'offered', cards: cardsIn('7d') },
    { label: 'hand', cards: cardsIn('7s 7c 4h Kd') },
  ],
  options: ['+1', '+2', '+4'],
  answer: '+1',
  ask: () => signed(workOut(PHOM, EAT, SILENT).view.units[0]),
});

const send: Maker = () => ({
  kind: 'choice',
  id: 'send',
  ruleSets: TA_LA,
  rows: [
    { label: 'melds', cards: cardsIn('7s 7c 7d') },
    { label: 'hand', cards: cardsIn('7h Qs') },
  ],
  options: YES_OR_NO,
  answer: 'yes',
  ask: () => {
    const { view } = workOut(PHOM, BEFORE_SENDING, SILENT);
    return yesOrNo(phom.objection(view, { type: 'send', card: '7h', seat: 0, meld: 0 }) === null);
  },
});

const ALL: readonly Maker[] = [
  meld('mixedSuits', BOTH, '5d 6h 7d', 'no'),
  meld('four', BOTH, '8s 8c 8d 8h', 'yes'),
  meld('aceLow', TA_LA, 'As 2s 3s', 'yes'),
  meld('aceLowBasic', BASIC, 'As 2s 3s', 'no'),
  meld('aceHigh', TA_LA, 'Qh Kh Ah', 'no'),
  meld('aceHighBasic', BASIC, 'Qh Kh Ah', 'yes'),
  pick('find', '', '4s 5s 6s 9h 9d Jc', ['4s 5s 6s']),
  pick('eat', '6c', '4c 5c 6s 6h 9s Kd', ['4c 5c', '6s 6h']),
  priceOfEating,
  points('left', '2c 7s 7c 7d Kh', ['13', '15', '36'], '15'),
  points('shared', '5h 6h 7s 7c 7h Kd', ['13', '24', '27'], '24'),
  send,
  u('u', '3s 4s 5s 7s 7c 7d 9s 9c 9d Kh', 'yes'),
  u('notU', '3s 4s 5s 7s 7c 7d 9s 9c Jd Kh', 'no'),
  score('mom', TA_LA, PLACES, 2, ['−1', '−3', '−4'], '−4'),
  score('emptied', BASIC, EMPTIED, 1, ['−3', '−12', '−18'], '−18'),
];

export const exercises = (ruleSet: string): readonly Exercise[] =>
  ALL.map((make) => make(ruleSet)).filter(({ ruleSets }) => ruleSets.includes(ruleSet));
