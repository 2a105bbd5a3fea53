import { mistakeOf, type ReviewedMove } from '@sanh-rong/analysis';
import type { Language } from '@sanh-rong/engine';
import type { Reason } from '@sanh-rong/presentation/reasons';
import { Figures } from '../report/figures.ts';
import { type Column, tableLines } from '../report/table.ts';
import { REVIEW_WORDS } from './messages/vi.ts';
import { reasonFor, type Shown } from './report.ts';

/** How much each player lost by mistakes, over all games, and by which kinds of them. */

interface Kind {
  /** Null where there is no word for it. */
  readonly reason: Reason | null;
  mistakes: number;
  points: number;
}

interface Losses {
  readonly kinds: Map<string, Kind>;
  games: number;
  decisions: number;
  mistakes: number;
  points: number;
}

const DIGITS = 2;

const kindWords = ({ reason }: Kind, language: Language): string =>
  reason === null ? REVIEW_WORDS[language].noReason : reason.words[language];

export class LossesByPlayer {
  private readonly byName = new Map<string, Losses>();

  add(game: string, name: string, moves: readonly ReviewedMove[]): void {
    const sum = this.byName.get(name) ?? { kinds: new Map(), games: 0, decisions: 0, mistakes: 0, points: 0 };
    this.byName.set(name, sum);
    sum.games += 1;
    for (const move of moves) {
      sum.decisions += 1;
      const loss = mistakeOf(move.judgement.loss);
      if (loss === null) continue;
      const reason = reasonFor(game, move);
      const id = reason?.id ?? '';
      const kind = sum.kinds.get(id) ?? { reason, mistakes: 0, points: 0 };
      sum.kinds.set(id, kind);
      for (const each of [sum, kind]) {
        each.mistakes += 1;
        each.points += loss.points;
      }
    }
  }

  /** Those who lost least first. */
  private get players(): readonly (readonly [string, Losses])[] {
    return [...this.byName].sort(([, one], [, other]) => one.points / one.games - other.points / other.games);
  }

  lines({ language, paint }: Shown, width: number): string[] {
    const words = REVIEW_WORDS[language];
    const figures = new Figures(language);
    const rows = this.players;
    const columns: Column[] = [
      { head: words.player, cells: rows.map(([name]) => name), gives: true },
      { head: words.decisions, cells: rows.map(([, { decisions }]) => String(decisions)), align: 'right' },
      { head: words.mistakes, cells: rows.map(([, { mistakes }]) => String(mistakes)), align: 'right' },
      {
        head: words.lost,
        cells: rows.map(([, { points, games }]) => figures.decimal(points / games, DIGITS)),
        align: 'right',
      },
    ];
    return [paint('bold', words.sum), ...tableLines(columns, width, paint)];
  }

  /** Of each player the kinds of mistakes, the dearest first; nothing where there was none. */
  kindLines({ language, paint }: Shown, width: number): string[] {
    const words = REVIEW_WORDS[language];
    const figures = new Figures(language);
    const rows = this.players.flatMap(([name, { kinds, games }]) =>
      [...kinds.values()]
        .sort((one, other) => other.points - one.points)
        .map((kind) => ({ name, kind, lost: kind.points / games })),
    );
    if (rows.length === 0) return [];
    const columns: Column[] = [
      { head: words.player, cells: rows.map(({ name }) => name) },
      { head: words.kind, cells: rows.map(({ kind }) => kindWords(kind, language)), gives: true },
      { head: words.mistakes, cells: rows.map(({ kind }) => String(kind.mistakes)), align: 'right' },
      { head: words.lost, cells: rows.map(({ lost }) => figures.decimal(lost, DIGITS)), align: 'right' },
    ];
    return [paint('bold', words.kinds), ...tableLines(columns, width, paint)];
  }

  /** The same for other programs, a game. */
  json() {
    return this.players.map(([name, { games, decisions, mistakes, points, kinds }]) => ({
      player: name,
      games,
      moves: decisions,
      mistakes,
      lost: points / games,
      kinds: [...kinds.values()]
        .sort((one, other) => other.points - one.points)
        .map((kind) => ({ reason: kind.reason?.id ?? null, mistakes: kind.mistakes, lost: kind.points / games })),
    }));
  }
}
