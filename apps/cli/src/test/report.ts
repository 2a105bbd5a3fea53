import { type BotFault, moveWords, type Printed } from '@sanh-rong/bot-kit';
import type { SituationOutcome, SituationWords } from '@sanh-rong/bot-kit/situations';
import type { Language } from '@sanh-rong/engine';
import { visible } from '../arguments/arguments.ts';
import { faultText } from '../entrants/fault-report.ts';
import type { Paint, Style } from '../play/palette.ts';
import { displayWidth, padEnd } from '../play/width.ts';
import { TEST_WORDS } from './messages/vi.ts';

/** How the tries of a bot are told in a terminal. */

export interface Telling {
  readonly language: Language;
  readonly paint: Paint;
  readonly game: string;
  /** The bot's file, as it was named. */
  readonly file: string;
  /** How a situation is told. */
  readonly words: (id: string, language: Language) => SituationWords;
}

const INSET = '      ';
const MICROS = 1_000;

/** "0,4 ms", "120 ms" */
export const timeWords = (micros: number, language: Language): string => {
  const say = TEST_WORDS[language];
  const milliseconds = micros / MICROS;
  const text = milliseconds < 10 ? milliseconds.toFixed(1) : String(Math.round(milliseconds));
  return say.milliseconds(text.replace('.', say.decimal));
};

/** Where an editor finds it: `bot.js:12:5`. */
const placeOf = (fault: BotFault, file: string): string[] =>
  'place' in fault && fault.place !== null ? [`${file}:${fault.place.line}:${fault.place.column}`] : [];

const PRINT_STYLES: Readonly<Record<Printed['level'], Style>> = { log: 'quiet', warn: 'refused', error: 'cut' };

export const printedLines = (
  { printed, unprinted }: { readonly printed: readonly Printed[]; readonly unprinted: number },
  { language, paint }: Telling,
): string[] => {
  const lines = printed.flatMap(({ level, text }) =>
    text.split('\n').map((line) => `${INSET}${paint(PRINT_STYLES[level], `│ ${visible(line)}`)}`),
  );
  const more = unprinted === 0 ? [] : [`${INSET}${paint('quiet', TEST_WORDS[language].unprinted(unprinted))}`];
  return [...lines, ...more];
};

/** What went wrong, and where. */
export const faultLines = (fault: BotFault, { language, paint, file, game }: Telling): string[] => [
  ...placeOf(fault, file).map((place) => `${INSET}${paint('bold', place)}`),
  `${INSET}${paint('refused', faultText(game, fault, language))}`,
];

const MARKS = { held: ['✓', 'turn'], missed: ['·', 'quiet'], failed: ['✗', 'cut'] } as const;

const standingOf = ({ ok, advice }: SituationOutcome): keyof typeof MARKS =>
  !ok ? 'failed' : advice === 'missed' ? 'missed' : 'held';

const hintOf = ({ situation, advice }: SituationOutcome, { language, paint, words }: Telling): string[] => {
  const hint = advice === 'missed' ? words(situation, language).hint : undefined;
  return hint === undefined ? [] : [`${INSET}${paint('quiet', TEST_WORDS[language].missed(hint))}`];
};

/** The columns that every name of a situation fits into. */
export const nameColumns = (ids: readonly string[], { language, words }: Telling): number =>
  Math.max(0, ...ids.map((id) => displayWidth(words(id, language).name)));

/** One situation: what was done, how long it took, what was printed, what went wrong. */
export const outcomeLines = (outcome: SituationOutcome, columns: number, telling: Telling): string[] => {
  const { language, paint, game, words } = telling;
  const { situation, ok, action, fault, returned, micros } = outcome;
  const [mark, style] = MARKS[standingOf(outcome)];
  const name = padEnd(words(situation, language).name, columns);
  const did = ok && action !== null ? moveWords(game, action, language) : '';
  const said = fault?.kind === 'invalid' && returned !== '' ? [TEST_WORDS[language].returned(returned)] : [];
  return [
    `  ${paint(style, mark)} ${name}  ${[did, paint('quiet', timeWords(micros, language))].filter((part) => part !== '').join('  ')}`,
    ...(fault === null ? [] : faultLines(fault, telling)),
    ...said.map((text) => `${INSET}${paint('quiet', visible(text))}`),
    ...hintOf(outcome, telling),
    ...printedLines(outcome, telling),
  ];
};

/** All of it in one line. */
export const summaryLines = (
  outcomes: readonly SituationOutcome[],
  unasked: number,
  { language, paint }: Telling,
): string[] => {
  const say = TEST_WORDS[language];
  const failed = outcomes.filter(({ ok }) => !ok).length;
  const advised = outcomes.filter(({ advice }) => advice !== null);
  const parts = [
    paint('bold', say.held(outcomes.length - failed)),
    ...(failed === 0 ? [] : [paint('cut', say.failed(failed))]),
    ...(advised.length === 0
      ? []
      : [say.advised(advised.filter(({ advice }) => advice === 'good').length, advised.length)]),
    ...(outcomes.length === 0
      ? []
      : [say.slowest(timeWords(Math.max(...outcomes.map(({ micros }) => micros)), language))]),
  ];
  return [parts.join(' · '), ...(unasked === 0 ? [] : [paint('cut', say.unasked(unasked))])];
};
