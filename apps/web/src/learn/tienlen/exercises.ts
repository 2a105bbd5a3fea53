import { tienlen } from '@sanh-rong/engine/tienlen';
import { signed } from '@sanh-rong/presentation';
import { cardsIn, handsIn } from '../card-text.ts';
import { type ChoiceExercise, type Exercise, type PickExercise, YES_OR_NO, yesOrNo } from '../exercise.ts';
import { type Script, workOut } from '../worked-game.ts';
import { answersTo, beats, objectionToLead } from './answers.ts';
import { CONG, PLACES, TIENLEN } from './scripts.ts';

/** The questions of Tiến Lên: what lies on the mat, what is held, and what the engine says about it. */

const BOTH = ['mien-nam', 'thirteen'];
const SOUTH = ['mien-nam'];
const THIRTEEN = ['thirteen'];

interface May {
  readonly id: string;
  readonly ruleSets: readonly string[];
  readonly mat: string;
  readonly hand: string;
  readonly answer: 'yes' | 'no';
}

/** May the whole hand be played on what lies there? With nothing there: may it be led? */
const may = ({ id, ruleSets, mat, hand, answer }: May): ((ruleSet: string) => ChoiceExercise) => {
  const cards = cardsIn(hand);
  const below = cardsIn(mat);
  return (ruleSet) => ({
    kind: 'choice',
    id,
    ruleSets,
    rows: [
      { label: 'mat' as const, cards: below },
      { label: 'hand' as const, cards },
    ].filter((row) => row.cards.length > 0),
    options: YES_OR_NO,
    answer,
    ask: () => yesOrNo(below.length === 0 ? objectionToLead(ruleSet, cards) === null : beats(ruleSet, cards, below)),
  });
};

interface Pick {
  readonly id: string;
  readonly mat: string;
  readonly hand: string;
  readonly answers: readonly string[];
}

const pick = ({ id, mat, hand, answers }: Pick): ((ruleSet: string) => PickExercise) => {
  const cards = cardsIn(hand);
  const below = cardsIn(mat);
  return (ruleSet) => ({
    kind: 'pick',
    id,
    ruleSets: BOTH,
    rows: [{ label: 'mat', cards: below }],
    hand: cards,
    answers: answers.map(cardsIn),
    accepts: (picked) =>
      answersTo(ruleSet, below, cards).some(
        (answer) => answer.length === picked.length && answer.every((card) => picked.includes(card)),
      ),
  });
};

const SILENT = { language: 'vi', who: (seat: number) => ({ name: String(seat), you: false }) } as const;

interface Score {
  readonly id: string;
  readonly ruleSets: readonly string[];
  readonly script: Script;
  readonly seat: number;
  readonly options: readonly string[];
  readonly answer: string;
}

/** How many points has this seat at the end? */
const score = ({ id, ruleSets, script, seat, options, answer }: Score): (() => ChoiceExercise) => {
  const { given } = script.deal;
  const hands = (given?.hands ?? []) as ReturnType<typeof handsIn>;
  return () => ({
    kind: 'choice',
    id,
    ruleSets,
    rows: [{ label: 'hand', cards: hands[seat] }],
    options,
    answer,
    ask: () => signed(workOut(TIENLEN, script, SILENT).result?.points[seat] ?? 0),
  });
};

const FOUR_PAIRS = '5s 5h 6c 6d 7s 7h 8c 8d';

/** A player who has passed holds four consecutive pairs when a 2 is played. */
const lateCut = (): ChoiceExercise => ({
  kind: 'choice',
  id: 'lateCut',
  ruleSets: SOUTH,
  rows: [
    { label: 'mat', cards: cardsIn('2h') },
    { label: 'hand', cards: cardsIn(FOUR_PAIRS) },
  ],
  options: YES_OR_NO,
  answer: 'yes',
  ask: () => {
    const deal = { given: { hands: handsIn(`3c ${FOUR_PAIRS}`, '2h 4c', '4d 6s'), leader: 2 } };
    const { view } = workOut(TIENLEN, { deal, moves: ['4d', 'pass', '2h', 'pass'] }, SILENT);
    const cut = cardsIn(FOUR_PAIRS);
    return yesOrNo(tienlen.objection(view, { type: 'play', cards: cut }) === null && view.passed[0]);
  },
});

const ALL: readonly ((ruleSet: string) => Exercise)[] = [
  pick({ id: 'sameRank', mat: '9d', hand: '5s 9c 9h', answers: ['9h'] }),
  pick({ id: 'pair', mat: '8c 8h', hand: '5d 8s 8d Js Jc', answers: ['Js Jc'] }),
  may({ id: 'heoInStraight', ruleSets: BOTH, mat: '', hand: 'Qs Kd Ah 2c', answer: 'no' }),
  may({ id: 'longerStraight', ruleSets: SOUTH, mat: '7s 8d 9h', hand: '4c 5d 6s 7h', answer: 'yes' }),
  may({ id: 'longerStraightThirteen', ruleSets: THIRTEEN, mat: '7s 8d 9h', hand: '4c 5d 6s 7h', answer: 'no' }),
  may({ id: 'heoByThreePairs', ruleSets: BOTH, mat: '2h', hand: '5s 5h 6c 6d 7s 7h', answer: 'yes' }),
  may({ id: 'twoHeosByFour', ruleSets: SOUTH, mat: '2s 2h', hand: '9s 9c 9d 9h', answer: 'no' }),
  may({ id: 'twoHeosByFourThirteen', ruleSets: THIRTEEN, mat: '2s 2h', hand: '9s 9c 9d 9h', answer: 'yes' }),
  pick({
    id: 'cutTwo',
    mat: '2d',
    hand: '6s 6h 7c 7d 8s 8h Kc Ad',
    answers: ['6s 6h 7c 7d 8s 8h'],
  }),
  may({ id: 'fourOnPairs', ruleSets: SOUTH, mat: '7s 7c 8s 8c 9s 9c', hand: '4s 4c 4d 4h', answer: 'yes' }),
  may({ id: 'fourOnPairsThirteen', ruleSets: THIRTEEN, mat: '7s 7c 8s 8c 9s 9c', hand: '4s 4c 4d 4h', answer: 'no' }),
  may({ id: 'threeHeos', ruleSets: SOUTH, mat: '2s 2d 2h', hand: '5s 5h 6c 6d 7s 7h 8c 8d', answer: 'no' }),
  lateCut,
  score({ id: 'cong', ruleSets: SOUTH, script: CONG, seat: 3, options: ['−5', '−52', '−57'], answer: '−57' }),
  score({ id: 'second', ruleSets: THIRTEEN, script: PLACES, seat: 0, options: ['+3', '+1', '−1'], answer: '+1' }),
];

export const exercises = (ruleSet: string): readonly Exercise[] =>
  ALL.map((make) => make(ruleSet)).filter(({ ruleSets }) => ruleSets.includes(ruleSet));
