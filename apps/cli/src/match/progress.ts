import type { Writable } from 'node:stream';
import { ansiPaint, noPaint, type Paint } from '../play/palette.ts';
import { cropped, displayWidth } from '../play/width.ts';
import { Figures } from '../report/figures.ts';
import { bar, LiveLines } from '../report/live.ts';
import { REPORT_WORDS } from '../report/messages/vi.ts';
import { type Look, standingLines } from './page.ts';
import { contestantsOf, gamesADeal, type MatchPlan } from './plan.ts';
import { openMatch } from './playing.ts';
import { addBlock, noScore, type Score } from './score.ts';

/** A match that is played while its progress is shown. */

export interface Watching {
  readonly workers: number;
  readonly signal: AbortSignal;
  /** Where progress is shown; nowhere unless it is a terminal. */
  readonly errors: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly quiet: boolean;
  readonly colour: boolean;
}

export interface Watched {
  readonly names: readonly string[];
  readonly score: Score;
}

export interface LiveView {
  readonly score: Score;
  readonly names: readonly string[];
  readonly plan: MatchPlan;
  /** Games that have ended, those of unfinished blocks included. */
  readonly ended: number;
  /** Milliseconds so far. */
  readonly elapsed: number;
}

const WIDEST_BAR = 24;
const NARROWEST_BAR = 4;

export const progressLine = ({ plan, score, ended, elapsed }: LiveView, { language, paint, columns }: Look): string => {
  const say = REPORT_WORDS[language];
  const figures = new Figures(language);
  const share = ended / (plan.deals * gamesADeal(plan));
  const left = share > 0 ? say.left(figures.clock((elapsed / share) * (1 - share))) : '';
  const progress = say.progress(score.deals.length, plan.deals, figures.clock(elapsed));
  const text = cropped([progress, left].filter((part) => part !== '').join(' · '), columns);
  const room = Math.min(WIDEST_BAR, columns - displayWidth(text) - 2);
  return room < NARROWEST_BAR ? text : `${paint('jade', bar(share, room))}  ${text}`;
};

export const paintFor = ({ env, colour }: Pick<Watching, 'env' | 'colour'>): Paint =>
  colour && !env.NO_COLOR ? ansiPaint : noPaint;

const standings = (view: LiveView, look: Look): string[] => [
  progressLine(view, look),
  ...(view.score.deals.length === 0 ? [] : standingLines(view.score, view.names, view.plan.game, look)),
];

export interface Following {
  /** What is shown while it is played. */
  readonly draw?: (view: LiveView, look: Look) => readonly string[];
  /** Asked after every block: true when enough is known. */
  readonly isEnough?: (score: Score) => boolean;
}

/** Plays a match to its end, or until it is enough, or is stopped: then what was finished counts. */
export const watchMatch = async (
  plan: MatchPlan,
  watching: Watching,
  { draw = standings, isEnough = () => false }: Following = {},
): Promise<Watched> => {
  const { language } = plan;
  const paint = paintFor(watching);
  const began = performance.now();
  let score = noScore(contestantsOf(plan));
  let names: readonly string[] = plan.contestants.map(({ name }) => name);
  let ended = 0;
  const live = new LiveLines(
    watching.errors,
    (columns) => draw({ score, names, plan, ended, elapsed: performance.now() - began }, { language, paint, columns }),
    watching,
  );
  try {
    const playing = await openMatch(plan, {
      workers: watching.workers,
      signal: watching.signal,
      ended: () => {
        ended += 1;
        live.update();
      },
    });
    ({ names } = playing);
    try {
      for await (const block of playing.blocks()) {
        score = addBlock(score, block);
        live.update();
        if (isEnough(score)) break;
      }
    } finally {
      await playing.close();
    }
  } catch (error) {
    // Stopped while it was being set up: then the failure need not be shown.
    if (!watching.signal.aborted) throw error;
  } finally {
    live.close();
  }
  return { names, score };
};
