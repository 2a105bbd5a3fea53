import { readFileSync } from 'node:fs';
import type { LoadedBot } from '@sanh-rong/bot-kit';
import { DirectBot } from './direct-bot.ts';
import type { Figures } from './figures.ts';
import { GAME, GREEDY, load, RULE_SET, Sandboxes } from './kit.ts';
import { playMatch } from './match.ts';

const SEATS = [0, 1, 2, 3];
const GAMES = 600;
const TOGETHER = 200;
const ROUNDS = 3;

interface Rates {
  readonly perSecond: readonly number[];
  /** Decisions in a game. */
  readonly decisions: number;
}

const play = async (bots: readonly LoadedBot[]): Promise<Rates> => {
  const perSecond: number[] = [];
  let decisions = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const began = performance.now();
    const played = await playMatch({ game: GAME, ruleSet: RULE_SET, bots, games: GAMES, together: TOGETHER });
    perSecond.push(GAMES / ((performance.now() - began) / 1_000));
    if (played.faults > 0) throw new Error(`${played.faults} faults`);
    decisions = played.decisions / GAMES;
  }
  // The first one warms up.
  return { perSecond: perSecond.slice(1), decisions };
};

const PAGE_MB = 4_096 / (1_024 * 1_024);

const childrenOf = (pid: number | string): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);

/** Megabytes of every sandbox of this process, its own and with what it shares; one between them starts them (Linux). */
const memories = (): { readonly own: number; readonly whole: number }[] =>
  childrenOf(process.pid)
    .flatMap(childrenOf)
    .map((pid) => {
      const [, resident, shared] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number);
      return { own: (resident - shared) * PAGE_MB, whole: resident * PAGE_MB };
    });

/** Whole games, many side by side, and what a seat takes of the machine's memory afterwards. */
export const measureGames = async (figures: Figures): Promise<void> => {
  const direct = await play(SEATS.map(() => new DirectBot(GAME, GREEDY)));
  const against = figures.note('games of four greedy bots, directly', 'games/s', direct.perSecond);

  const sandboxes = new Sandboxes({ warm: 0, most: SEATS.length });
  const bots = await Promise.all(SEATS.map(() => load(sandboxes, GREEDY)));
  const { perSecond, decisions } = await play(bots);
  const each = `${TOGETHER} side by side, ${decisions.toFixed(0)} decisions each`;
  figures.note(`… in sandboxes, ${each}`, 'games/s', perSecond, { against, aim: 300 });
  const taken = memories();
  await sandboxes.close();
  figures.note(
    'memory of a seat after that, its own',
    'MB',
    taken.map(({ own }) => own),
  );
  figures.note(
    '  with what all of them share',
    'MB',
    taken.map(({ whole }) => whole),
  );
};
