import { type LiengAction, lieng } from '@sanh-rong/engine/lieng';
import { HAND_KINDS } from '@sanh-rong/engine/lieng/core';
import { signed } from '@sanh-rong/presentation';
import { cardsIn } from '../card-text.ts';
import { type ChoiceExercise, YES_OR_NO, yesOrNo } from '../exercise.ts';
import { type Script, workOut } from '../worked-game.ts';
import { rankingOf, worth } from './hands.ts';
import { ALL_IN, LIENG, RAISED, SHORT } from './scripts.ts';

/** The questions of Liêng. */

const RULE_SETS = ['lieng'];

const SILENT = { language: 'vi', who: (seat: number) => ({ name: String(seat), you: false }) } as const;

const hand = (text: string) => ({ label: 'hand' as const, cards: cardsIn(text) });

/** What is this hand? */
const kind = (id: string, text: string, answer: string): ChoiceExercise => ({
  kind: 'choice',
  id,
  ruleSets: RULE_SETS,
  rows: [hand(text)],
  options: HAND_KINDS.toReversed(),
  answer,
  ask: () => rankingOf(cardsIn(text)).kind,
});

/** How many points has it? */
const points = (id: string, text: string, options: readonly string[], answer: string): ChoiceExercise => ({
  kind: 'choice',
  id,
  ruleSets: RULE_SETS,
  rows: [hand(text)],
  options,
  answer,
  ask: () => String(rankingOf(cardsIn(text)).points),
});

/** Which of two hands wins? */
const compare = (id: string, first: string, second: string, answer: 'first' | 'second'): ChoiceExercise => ({
  kind: 'choice',
  id,
  ruleSets: RULE_SETS,
  rows: [
    { label: 'first', cards: cardsIn(first) },
    { label: 'second', cards: cardsIn(second) },
  ],
  options: ['first', 'second'],
  answer,
  ask: () => (worth(cardsIn(first)) > worth(cardsIn(second)) ? 'first' : 'second'),
});

/** May the one who is asked do this? */
const may = (id: string, script: Script, action: LiengAction, answer: string): ChoiceExercise => ({
  kind: 'choice',
  id,
  ruleSets: RULE_SETS,
  rows: [],
  options: YES_OR_NO,
  answer,
  ask: () => yesOrNo(lieng.objection(workOut(LIENG, script, SILENT).view, action) === null),
});

const sidePot: ChoiceExercise = {
  kind: 'choice',
  id: 'sidePot',
  ruleSets: RULE_SETS,
  rows: [hand('6s 6c 6d')],
  options: ['+60', '+120', '+400'],
  answer: '+120',
  ask: () => signed(workOut(LIENG, ALL_IN, SILENT).result?.points[0] ?? 0),
};

const ALL: readonly ChoiceExercise[] = [
  kind('aceTwoThree', 'As 2h 3c', 'lieng'),
  kind('kingAceTwo', 'Ks Ad 2h', 'points'),
  kind('courts', 'Kd Ks Jh', 'di'),
  points('sum', '7s 8d Kh', ['5', '15', '25'], '5'),
  compare('liengOrDi', 'Js Qd Kh', 'Qs Qc Kd', 'first'),
  compare('samePoints', '5h 3c Kd', '8c Qs Ks', 'first'),
  compare('suitFirst', 'As 7c Kh', '8s 10c Qd', 'second'),
  may('smallRaise', RAISED, { type: 'to', amount: 35 }, 'no'),
  may('shortCall', SHORT, { type: 'theo' }, 'no'),
  sidePot,
];

export const exercises = (): readonly ChoiceExercise[] => ALL;
