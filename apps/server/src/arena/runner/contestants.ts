import { setImmediate } from 'node:timers/promises';
import { type ContestQuestion, type Entrant, NO_THINKING, type Reply, type Thinking } from '@sanh-rong/arena';
import type { BotFault, LoadBot, LoadedBot, Loading, Printed } from '@sanh-rong/bot-kit';
import { ARENA_BANK, bankAfter, botEntrant, builtIn } from '@sanh-rong/entrants';
import type { WantedContestant, WantedMatch } from './orders.ts';
import { type AskRemote, RemoteEntrant } from './remote-entrant.ts';
import { ToldCalls } from './told-calls.ts';

/** A contestant that plays in a match, in this process or in a sandbox. */
export interface Contestant {
  readonly entrant: Entrant;
  readonly told: ToldCalls;
  stop(): void;
}

/** A bot in a process, of which there can be more with the same code. */
export interface BotWithTwins extends LoadedBot {
  twin(): LoadedBot;
}

/** `LoadBot` with whose bot it is and how long each of its moves may take. */
export type LoadContestant = (
  bot: Parameters<LoadBot>[0] & { readonly owner: string; readonly time: number },
) => Promise<Exclude<Loading, { readonly ok: true }> | (Loading & { readonly ok: true; readonly bot: BotWithTwins })>;

/** A process for each isolation slot of a bot: what one of them sees of a deal, none of the others can hear of. */
class IsolatedBots {
  private readonly first: BotWithTwins;
  private readonly bySlot = new Map<number, LoadedBot>();

  constructor(first: BotWithTwins) {
    this.first = first;
  }

  readonly of = (slot: number): LoadedBot => {
    const known = this.bySlot.get(slot) ?? (this.bySlot.size === 0 ? this.first : this.first.twin());
    this.bySlot.set(slot, known);
    return known;
  };

  stop(): void {
    this.first.stop();
    for (const bot of this.bySlot.values()) bot.stop();
  }
}

/** How bots are reached: in sandboxes, or over the network. */
export interface Ways {
  readonly load: LoadContestant;
  readonly ask: AskRemote;
}

/** A player that searches thinks in this very thread: others get a word in between (milliseconds). */
const BREATH = 20;

/** The same answers, given with pauses in which orders are heard. */
const breathing = (entrant: Entrant): Entrant => {
  let last = performance.now();
  return {
    async choose(questions) {
      const replies: Reply[] = [];
      for (const question of questions) {
        replies.push(...(await entrant.choose([question])));
        if (performance.now() - last < BREATH) continue;
        await setImmediate();
        last = performance.now();
      }
      return replies;
    },
    forget: (games) => entrant.forget?.(games),
  };
};

/** A bot whose code cannot be used: every question is a fault, and after three of them it is asked no more. */
const faulty = (fault: BotFault, printed: readonly Printed[], told: ToldCalls): Entrant => ({
  choose: (questions) =>
    questions.map((asked: ContestQuestion) => {
      const answer = { action: null, fault, returned: '', printed, unprinted: 0, micros: 0 };
      const call = { snapshot: null, dice: asked.dice, memory: 0 };
      told.add({ game: asked.game, seat: asked.seat, call, answer, fault });
      return { fault };
    }),
});

const openContestant = async (
  { contest: { game }, time }: WantedMatch,
  wanted: WantedContestant,
  thinking: Thinking,
  told: ToldCalls,
  { load, ask }: Ways,
): Promise<Contestant> => {
  if ('level' in wanted) {
    const entrant = builtIn(game, wanted.level);
    if (entrant === null) throw new RangeError(`no level ${wanted.level} of ${game}`);
    return { entrant: breathing(entrant), told, stop() {} };
  }
  if ('remote' in wanted) {
    const entrant = new RemoteEntrant({ game, bot: wanted.remote, ask, told: (call) => told.add(call) });
    return { entrant, told, stop() {} };
  }
  const loading = await load({ game, source: wanted.source, owner: wanted.bot, time });
  if (!loading.ok) return { entrant: faulty(loading.fault, loading.printed, told), told, stop() {} };
  const bots = new IsolatedBots(loading.bot);
  return {
    entrant: botEntrant({ game, bot: bots.of, bank: bankAfter(ARENA_BANK, thinking), told: (call) => told.add(call) }),
    told,
    stop: () => bots.stop(),
  };
};

/** Everybody of a match, each bot in processes of its own. Rejects where the machine cannot run them; then none is left. */
export const openContestants = async (match: WantedMatch, ways: Ways): Promise<Contestant[]> => {
  const opening = await Promise.allSettled(
    match.contestants.map((wanted, contestant) =>
      openContestant(match, wanted, match.thinking?.[contestant] ?? NO_THINKING, new ToldCalls(contestant), ways),
    ),
  );
  const opened = opening.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const failed = opening.find((each) => each.status === 'rejected');
  if (failed === undefined) return opened;
  for (const each of opened) each.stop();
  throw failed.reason;
};
