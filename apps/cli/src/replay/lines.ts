import type { Language, Seat } from '@sanh-rong/engine';
import { showCards } from '@sanh-rong/presentation';
import { messages } from '../messages/index.ts';
import type { Paint, Style } from '../play/palette.ts';
import { displayWidth, padEnd, padStart } from '../play/width.ts';
import { replayWords } from './messages/index.ts';
import { type Moment, type Story, told, voiceAt } from './moments.ts';

/** A game as lines of text. */

export interface Line {
  readonly text: string;
  readonly style: Style;
}

const line = (text: string, style: Style = 'plain'): Line => ({ text, style });

const POINTS_COLUMNS = 6;

const namesOf = (story: Story, language: Language): readonly string[] => {
  const voice = voiceAt(story, language);
  return story.moments[0].view.hands.map((_, seat) => voice.who(seat).name);
};

export const nameColumns = (story: Story, language: Language): number =>
  Math.max(...namesOf(story, language).map(displayWidth));

/** A hand as it lies, in groups that belong together. */
export const handText = ({ presentation }: Story, { view }: Moment, seat: Seat): string =>
  presentation
    .arrange(view.hands[seat] ?? [], 0, view)
    .map(showCards)
    .join('  ');

/** Who won, and where everybody's points come from. */
export const resultLines = (story: Story, language: Language): readonly Line[] => {
  const { presentation, moments, result } = story;
  if (result === null) return [line(replayWords(language).unfinished, 'quiet')];
  const voice = voiceAt(story, language);
  const say = messages(language);
  const { events } = moments[moments.length - 1];
  const columns = nameColumns(story, language);
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
export const storyLines = (story: Story, of: number, language: Language): readonly Line[] => {
  const say = replayWords(language);
  const { recorded, presentation, moments } = story;
  const [dealt] = moments;
  const columns = nameColumns(story, language);
  return [
    line(say.title(presentation.ruleSetName(dealt.view.ruleSet, language), recorded.number, of), 'bold'),
    ...namesOf(story, language).map((name, seat) =>
      line(`  ${padEnd(name, columns)}  ${handText(story, dealt, seat)}`.trimEnd(), 'quiet'),
    ),
    line(''),
    ...told(story, language).flatMap((sentences, step) =>
      sentences.map(({ text, tone }) => line(`${padStart(step === 0 ? '' : String(step), 4)}  ${text}`, tone)),
    ),
    line(''),
    ...resultLines(story, language),
  ];
};

export const painted = (lines: readonly Line[], paint: Paint): string =>
  lines.map(({ text, style }) => `${text === '' ? '' : paint(style, text)}\n`).join('');
