import type { ContestQuestion, Entrant, Reply, Thinking } from '@sanh-rong/arena';
import { type BotAnswer, type BotCall, type BotFault, findBotGame, judge, type LoadedBot } from '@sanh-rong/bot-kit';
import { type AnyGame, findGame } from '@sanh-rong/engine';

/** A call of a bot in a match, with all its owner may know. */
export interface ToldCall {
  /** Which game of the contest, and which seat of it. */
  readonly game: number;
  readonly seat: number;
  readonly call: BotCall;
  readonly answer: BotAnswer;
  readonly fault: BotFault | null;
}

const MICROS = 1_000;

/**
 * How long a bot may think in a match, all its moves together (milliseconds): so much from the start, and so much more with
 * each move. A bot that uses all of its time every time would keep everybody else waiting for half an hour a match.
 */
export interface Bank {
  readonly start: number;
  readonly each: number;
}

/** What bots have in the arena, on the site and at home. */
export const ARENA_BANK: Bank = { start: 20_000, each: 100 };

/** What is left of it for a match that goes on somewhere else: as much as if it had never stopped. */
export const bankAfter = ({ start, each }: Bank, { decisions, micros }: Thinking): Bank => ({
  start: start + each * decisions - micros / MICROS,
  each,
});

export interface BotEntrantOptions {
  readonly game: string;
  /**
   * The bot, or one for each isolation slot where it is not trusted: in one process a game could tell another of the same deal
   * what it sees there, by how warm it leaves the engine's caches.
   */
  readonly bot: LoadedBot | ((isolationSlot: number) => LoadedBot);
  /** Without one, each move is timed by itself alone. */
  readonly bank?: Bank;
  /** What came of each call; for the bot's owner alone. */
  readonly told?: (call: ToldCall) => void;
}

/** More than any table has: a bot may sit in several seats of one game, and remembers each for itself. */
const SEATS = 32;

const rulesOf = (id: string): AnyGame => {
  const found = findGame(id);
  if (!found.ok) throw new RangeError(`no game ${id}`);
  return found.value;
};

/** A bot in a sandbox. What it does wrong is in its replies; it rejects where the sandbox itself is broken. */
export const botEntrant = ({ game: id, bot, bank, told }: BotEntrantOptions): Entrant => {
  const game = rulesOf(id);
  const botGame = findBotGame(id);
  if (botGame === null) throw new RangeError(`no game for bots: ${id}`);

  const botFor = typeof bot === 'function' ? bot : () => bot;

  /** What it remembers, by game, and who does. */
  const memories = new Map<number, Map<number, LoadedBot>>();

  const memoryOf = ({ game: number, seat, isolationSlot }: ContestQuestion): number => {
    const memory = number * SEATS + seat;
    const known = memories.get(number) ?? new Map<number, LoadedBot>();
    memories.set(number, known.set(memory, botFor(isolationSlot)));
    return memory;
  };

  const callOf = (asked: ContestQuestion): BotCall => ({
    snapshot: botGame.snapshot(asked.view, { scores: asked.view.hands.map(() => 0) }),
    dice: asked.dice,
    memory: memoryOf(asked),
  });

  /** Microseconds that it has left. */
  let left = (bank?.start ?? 0) * MICROS;

  /** The answer, or that it came too late when all that was thought before is counted. */
  const inTime = (answer: BotAnswer): BotAnswer => {
    if (bank === undefined) return answer;
    left += bank.each * MICROS - answer.micros;
    if (left >= 0 || answer.fault !== null) return answer;
    return { ...answer, action: null, fault: { kind: 'timeout', milliseconds: bank.each, all: true } };
  };

  const replyTo = (asked: ContestQuestion, call: BotCall, given: BotAnswer): Reply => {
    const answer = inTime(given);
    const verdict = judge(game, asked.view, answer);
    told?.({ game: asked.game, seat: asked.seat, call, answer, fault: verdict.ok ? null : verdict.fault });
    const { micros } = answer;
    return verdict.ok ? { action: verdict.action, micros } : { fault: verdict.fault, micros };
  };

  return {
    async choose(questions) {
      const calls = questions.map(callOf);
      const answers: BotAnswer[] = [];
      const asking = [...new Set(questions.map(({ isolationSlot }) => botFor(isolationSlot)))].map(async (thinker) => {
        const own = questions.flatMap(({ isolationSlot }, at) => (botFor(isolationSlot) === thinker ? [at] : []));
        const decided = await thinker.decide(own.map((at) => calls[at]));
        for (const [nth, at] of own.entries()) answers[at] = decided[nth];
      });
      await Promise.all(asking);
      return questions.map((asked, at) => replyTo(asked, calls[at], answers[at]));
    },
    forget(games) {
      for (const number of games) {
        for (const [memory, thinker] of memories.get(number) ?? []) thinker.forget(memory);
        memories.delete(number);
      }
    },
  };
};
