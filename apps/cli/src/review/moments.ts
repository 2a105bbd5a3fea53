import { mistakeOf, type ReviewedMove, type TurningPoint } from '@sanh-rong/analysis';
import { moveWords } from '@sanh-rong/bot-kit';
import type { Recorded } from '../replay/recorded.ts';
import { REVIEW_WORDS } from './messages/vi.ts';
import { type Shown, verdict } from './report.ts';

/** The dearest mistakes of all games that were reviewed. */

export interface WorstMoment {
  readonly recorded: Recorded;
  readonly move: TurningPoint;
}

const MOST = 10;

/** A name of a file as a shell takes it. */
const quoted = (path: string): string => (/^[\w./:@%+=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);

export class WorstMoments {
  private found: readonly WorstMoment[] = [];

  add(recorded: Recorded, moves: readonly ReviewedMove[]): void {
    const mistakes = moves.flatMap((move): WorstMoment[] => {
      const loss = mistakeOf(move.judgement.loss);
      return loss === null ? [] : [{ recorded, move: { ...move, loss } }];
    });
    this.found = [...this.found, ...mistakes]
      .toSorted((one, other) => other.move.loss.points - one.move.loss.points)
      .slice(0, MOST);
  }

  /** The dearest first. */
  get all(): readonly WorstMoment[] {
    return this.found;
  }

  /** `match` is the file that a viewer can open; null where the games are in no match. */
  lines({ language, paint }: Shown, match: string | null): string[] {
    if (this.found.length === 0) return [];
    const words = REVIEW_WORDS[language];
    return [
      paint('bold', words.worst(this.found.length)),
      ...this.found.flatMap(({ recorded: { replay, number, names }, move }) => {
        const { at, seat, played } = move;
        const { id } = replay.game;
        const watch = `sanhrong watch ${quoted(match ?? '')} --game ${number} --move ${at} --seat ${seat + 1}`;
        return [
          `  ${words.moment(number, words.played(at + 1, names(language)[seat], moveWords(id, played, language)))}`,
          `      ${paint('cut', verdict(id, move, language))}`,
          ...(match === null ? [] : [`      ${paint('quiet', watch)}`]),
        ];
      }),
    ];
  }

  /** The same for other programs. */
  json() {
    return this.found.map(({ recorded: { replay, number }, move: { at, seat, played, loss } }) => ({
      game: number,
      move: at + 1,
      seat,
      played: replay.game.writeAction(played),
      better: replay.game.writeAction(loss.better),
      points: loss.points,
    }));
  }
}
