import { reported } from '../arguments/arguments.ts';
import type { Paint, Style } from '../play/palette.ts';
import type { VerifyWords } from './messages/vi.ts';

/** What was checked, and what came of it. */

/**
 * unseen: cannot be told from what is here; unbrought: a text was pledged and did not come, which is neither clean nor
 * cheated; unreached: something before it failed.
 */
export type FindingState = 'held' | 'failed' | 'unseen' | 'unbrought' | 'unreached';

export interface Finding {
  readonly check: string;
  readonly state: FindingState;
  /** What was found, in sentences; of what failed, why. */
  readonly details: readonly string[];
}

export interface Verdict {
  readonly title: string;
  readonly findings: readonly Finding[];
}

export const fails = ({ findings }: Verdict): boolean => findings.some(({ state }) => state === 'failed');

/** Whether everything holds; null where something could not be told, and nothing failed. */
export const holds = (verdict: Verdict): boolean | null => {
  if (fails(verdict)) return false;
  return verdict.findings.every(({ state }) => state === 'held') ? true : null;
};

const LOOKS: Readonly<Record<FindingState, readonly [mark: string, style: Style]>> = {
  held: ['✓', 'turn'],
  failed: ['✗', 'cut'],
  unseen: ['?', 'bold'],
  unbrought: ['!', 'bold'],
  unreached: ['·', 'quiet'],
};

type Titles =
  | 'promise'
  | 'texts'
  | 'link'
  | 'seals'
  | 'cards'
  | 'deal'
  | 'record'
  | 'whole'
  | 'records'
  | 'points'
  | 'faults'
  | 'deals'
  | 'standings'
  | 'schedule';

const isTitled = (check: string, words: VerifyWords): check is Titles => Object.hasOwn(words, check);

const endOf = (verdict: Verdict, words: VerifyWords): string => {
  const { findings } = verdict;
  if (fails(verdict)) return words.fails;
  if (findings.some(({ state }) => state === 'unbrought')) return words.holdsUnbrought;
  const unseen = findings.filter(({ state }) => state === 'unseen').map(({ check }) => check);
  if (unseen.includes('promise') || unseen.includes('texts')) return words.holdsUnseen;
  return unseen.length > 0 ? words.holdsPartly : words.holds;
};

export const verdictLines = (verdict: Verdict, words: VerifyWords, paint: Paint): string[] => {
  const { title, findings } = verdict;
  const end = endOf(verdict, words);
  return [
    paint('bold', reported(title)),
    '',
    ...findings.flatMap(({ check, state, details }) => {
      const [mark, style] = LOOKS[state];
      const name = isTitled(check, words) ? words[check] : check;
      return [
        `  ${paint(style, mark)} ${name}: ${words.states[state]}`,
        ...details.map((text) => `      ${reported(text)}`),
      ];
    }),
    '',
    paint(fails(verdict) ? 'cut' : 'win', end),
  ];
};
