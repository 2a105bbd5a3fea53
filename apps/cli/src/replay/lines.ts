import type { Language, Seat } from '@sanh-rong/engine';
import { showCards } from '@sanh-rong/presentation';
import { MESSAGES } from '../messages/vi.ts';
import type { Paint, Style } from '../play/palette.ts';
import { displayWidth, padEnd, padStart } from '../play/width.ts';
import { REPLAY_WORDS } from './messages/vi.ts';
import { type Moment, type ReplayedGame, told, voiceAt } from './moments.ts';

/** A game as lines of text. */

export interface Line {
  readonly text: string;
  readonly style: Style;
}

const line = (text: string, style: Style = 'plain'): Line => ({ text, style });

const POINTS_COLUMNS = 6;

const namesOf = (replayed: ReplayedGame, language: Language): readonly string[] => {
  const voice = voiceAt(replayed, language);
  return replayed.moments[0].view.hands.map((_, seat) => voice.who(seat).name);
};

export const nameColumns = (replayed: ReplayedGame, language: Language): number =>
  Math.max(...namesOf(replayed, language).map(displayWidth));

/** A hand as it lies, in groups that belong together. */
export const handText = ({ presentation }: ReplayedGame, { view }: Moment, seat: Seat): string =>
  presentation
    .arrange(view.hands[seat] ?? [], 0, view)
    .map(showCards)
    .join('  ');

/** Who won, and where everybody's points come from. */
export const resultLines = (replayed: ReplayedGame, language: Language): readonly Line[] => {
  const { presentation, moments, result } = replayed;
  if (result === null) return [line(REPLAY_WORDS[language].unfinished, 'quiet')];
  const voice = voiceAt(replayed, language);
  const say = MESSAGES[language];
  const { events } = moments[moments.length - 1];
  const columns = nameColumns(replayed, language);
  const seats = [...result.places.keys()].sort((a, b) => result.places[a] - result.places[b] || a - b);
  return [
    line(presentation.headline(events, result, voice), 'win'),
    ...seats.map((seat) => {
      const reasons = presentation
        .account(events, result, seat, voice)
        .map(({ points, reason }) => say.entry(points, reason));
      const head = `${padEnd(voice.who(seat).name, columns)}${padStart(say.signed(result.points[seat]), POINTS_COLUMNS)}`;
      const why = reasons.length === 0 ? say.nothingPaid : reasons.join(' · ');
      return line(`${head}  ${why}`, result.places[seat] === 1 ? 'win' : 'plain');
    }),
  ];
};

/** The whole game: what was dealt, every move, the result. */
export const gameLines = (replayed: ReplayedGame, of: number, language: Language): readonly Line[] => {
  const say = REPLAY_WORDS[language];
  const { recorded, presentation, moments } = replayed;
  const [dealt] = moments;
  const columns = nameColumns(replayed, language);
  return [
    line(say.title(presentation.ruleSetName(dealt.view.ruleSet, language), recorded.number, of), 'bold'),
    ...namesOf(replayed, language).map((name, seat) =>
      line(`  ${padEnd(name, columns)}  ${handText(replayed, dealt, seat)}`.trimEnd(), 'quiet'),
    ),
    line(''),
    ...told(replayed, language).flatMap((sentences, step) =>
      sentences.map(({ text, tone }) => line(`${padStart(step === 0 ? '' : String(step), 4)}  ${text}`, tone)),
    ),
    line(''),
    ...resultLines(replayed, language),
  ];
};

export const painted = (lines: readonly Line[], paint: Paint): string =>
  lines.map(({ text, style }) => `${text === '' ? '' : paint(style, text)}\n`).join('');
