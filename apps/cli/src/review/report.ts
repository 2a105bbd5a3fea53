import { INTERVAL, isFinished, type Loss, mistakeOf, type ReviewedMove, turningPointsOf } from '@sanh-rong/analysis';
import { moveWords } from '@sanh-rong/bot-kit';
import type { BaseAction, Language } from '@sanh-rong/engine';
import { reasonOf } from '@sanh-rong/presentation/reasons';
import type { Paint } from '../play/palette.ts';
import type { Recorded } from '../replay/recorded.ts';
import { Figures, finite } from '../report/figures.ts';
import { REVIEW_WORDS } from './messages/vi.ts';

/** A review as people read it, and for other programs. */

const DIGITS = 1;

export interface Shown {
  readonly language: Language;
  readonly paint: Paint;
  /** Every move and every choice. */
  readonly all: boolean;
}

/** `7,8 ± 2,3` */
const lossOf = ({ points, error }: Loss, language: Language): string => {
  const figures = new Figures(language);
  const lost = figures.decimal(points, DIGITS);
  return error === 0 ? lost : `${lost} ± ${figures.decimal(INTERVAL * error, DIGITS)}`;
};

const estimateOf = ({ points, error }: { readonly points: number; readonly error: number }, language: Language) =>
  new Figures(language).estimate(
    { mean: points, low: points - INTERVAL * error, high: points + INTERVAL * error },
    DIGITS,
  );

/** Why a mistake was one, where there is a word for it. */
export const reasonFor = (game: string, { view, played, judgement }: ReviewedMove) => {
  const mistake = mistakeOf(judgement.loss);
  return mistake === null ? null : reasonOf(game, view, played, mistake.better);
};

/** What was better, what it cost, and why. */
export const verdict = (game: string, move: ReviewedMove, language: Language): string => {
  const words = REVIEW_WORDS[language];
  const say = (action: BaseAction): string => moveWords(game, action, language);
  const { loss, isExact } = move.judgement;
  if (loss === null) return words.best;
  const points = lossOf(loss, language);
  if (mistakeOf(loss) === null) return words.close(say(loss.better), points);
  const reason = reasonFor(game, move)?.words[language];
  return [words.better(say(loss.better), points), reason, isExact ? words.exact : undefined]
    .filter((part) => part !== undefined)
    .join(' · ');
};

export const moveLines = (
  { replay: { game }, names }: Recorded,
  moves: readonly ReviewedMove[],
  { language, paint, all }: Shown,
): string[] => {
  const words = REVIEW_WORDS[language];
  const say = (action: BaseAction): string => moveWords(game.id, action, language);
  const told = all ? moves : turningPointsOf(moves).toSorted((one, other) => one.at - other.at);
  if (told.length === 0) return [`  ${words.noMistakes}`];
  return told.flatMap((move) => {
    const { at, seat, played, judgement } = move;
    const style = mistakeOf(judgement.loss) === null ? 'plain' : 'cut';
    return [
      `  ${words.played(at + 1, names(language)[seat], say(played))}`,
      `      ${paint(style, verdict(game.id, move, language))}`,
      ...(all
        ? judgement.choices.map((choice) =>
            paint('quiet', `        ${words.choice(say(choice.action), estimateOf(choice, language))}`),
          )
        : []),
    ];
  });
};

export const reviewJson = ({ number, replay }: Recorded, moves: readonly ReviewedMove[]) => ({
  game: number,
  finished: isFinished(replay),
  moves: moves.map((move) => {
    const { at, seat, played, judgement } = move;
    const { choices, isExact, loss } = judgement;
    return {
      move: at + 1,
      seat,
      played: replay.game.writeAction(played),
      exact: isExact,
      choices: choices.map(({ action, points, error, worlds }) => ({
        action: replay.game.writeAction(action),
        points,
        error: finite(error),
        worlds,
      })),
      loss:
        loss === null
          ? null
          : {
              better: replay.game.writeAction(loss.better),
              points: loss.points,
              error: finite(loss.error),
              mistake: mistakeOf(loss) !== null,
              reason: reasonFor(replay.game.id, move)?.id ?? null,
            },
    };
  }),
});
