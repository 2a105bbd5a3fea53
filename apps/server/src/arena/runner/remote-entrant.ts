import type { ContestQuestion, Entrant, Reply } from '@sanh-rong/arena';
import { type BotFault, type BotGame, findBotGame, judge } from '@sanh-rong/bot-kit';
import type { AnyGame, BaseAction, Json } from '@sanh-rong/engine';
import { ARENA_BANK, type ToldCall } from '@sanh-rong/entrants';
import { REMOTE_LIMITS, type RemoteAnswer, type RemoteMove, type RemoteQuestion, timeFor } from '@sanh-rong/protocol';
import { gameOf } from '../ladders/ladders.ts';

/** Asks a remote bot; what comes back was read, and nothing else is known of it. */
export type AskRemote = (bot: string, questions: readonly RemoteQuestion[]) => Promise<RemoteAnswer>;

export interface RemoteEntrantOptions {
  readonly game: string;
  readonly bot: string;
  readonly ask: AskRemote;
  readonly told: (call: ToldCall) => void;
}

const MICROS = 1_000;
const SHOWN = 400;

/** Milliseconds of every message that are the connection's and not the program's. */
const CONNECTION = 300;

interface Put {
  readonly asked: ContestQuestion;
  readonly snapshot: Json;
}

const late = (milliseconds: number): BotFault => ({ kind: 'timeout', milliseconds });

const unreadable = (found: string): BotFault => ({ kind: 'invalid', problem: 'notAnObject', where: '', found });

/** A bot that plays over the network. Its mistakes are in its replies; it never rejects because of them. */
export class RemoteEntrant implements Entrant {
  private readonly options: RemoteEntrantOptions;
  private readonly game: AnyGame;
  private readonly botGame: BotGame;
  /** Microseconds that it has left; the same for everybody in the arena. */
  private left = ARENA_BANK.start * MICROS;

  constructor(options: RemoteEntrantOptions) {
    this.options = options;
    this.game = gameOf(options.game);
    const botGame = findBotGame(options.game);
    if (botGame === null) throw new RangeError(`no game for bots: ${options.game}`);
    this.botGame = botGame;
  }

  async choose(questions: readonly ContestQuestion[]): Promise<Reply[]> {
    const replies: Reply[] = [];
    for (let at = 0; at < questions.length; at += REMOTE_LIMITS.questions) {
      replies.push(...(await this.message(questions.slice(at, at + REMOTE_LIMITS.questions))));
    }
    return replies;
  }

  private async message(questions: readonly ContestQuestion[]): Promise<Reply[]> {
    const puts = questions.map((asked): Put => {
      const snapshot = this.botGame.snapshot(asked.view, { scores: asked.view.hands.map(() => 0) });
      return { asked, snapshot };
    });
    const { moves, milliseconds } = await this.options.ask(
      this.options.bot,
      puts.map((put) => this.questionOf(put)),
    );
    const micros = Math.round((milliseconds * MICROS) / puts.length);
    const charged = Math.max(0, micros - (CONNECTION * MICROS) / puts.length);
    return puts.map((put, at) => {
      this.left += ARENA_BANK.each * MICROS - charged;
      return this.reply(put, moves === null ? null : (moves[at] ?? undefined), micros, puts.length);
    });
  }

  private questionOf({ asked: { game: number, seat, dice, view }, snapshot }: Put): RemoteQuestion {
    return { number, seat, dice, state: this.botGame.stateOf(snapshot), legal: view.legal };
  }

  /** The move, or what is wrong with it. A move is null when none came in time, and missing when it cannot be read. */
  private reply(
    { asked, snapshot }: Put,
    move: RemoteMove | null | undefined,
    micros: number,
    together: number,
  ): Reply {
    const outcome =
      move === null
        ? late(timeFor(together))
        : this.left < 0
          ? late(ARENA_BANK.each)
          : this.read({ asked, snapshot }, move);
    const [action, fault] = 'kind' in outcome ? [null, outcome] : [outcome.action, null];
    const returned = move === undefined || move === null ? '' : JSON.stringify(move).slice(0, SHOWN);
    this.options.told({
      game: asked.game,
      seat: asked.seat,
      call: { snapshot, dice: asked.dice, memory: 0 },
      answer: { action, fault, returned, printed: [], unprinted: 0, micros },
      fault,
    });
    return action === null ? { fault, micros } : { action, micros };
  }

  private read({ asked, snapshot }: Put, move: RemoteMove | undefined): BotFault | { readonly action: BaseAction } {
    if (move === undefined) return unreadable('');
    if ('error' in move) return { kind: 'exception', message: move.error, place: null };
    try {
      if ('move' in move) {
        const reading = this.botGame.readMove(move.move, snapshot);
        return reading.ok ? this.ruled(asked, reading.action) : { kind: 'invalid', ...reading.misread };
      }
      const { type } = move.action;
      return typeof type === 'string' ? this.ruled(asked, { ...move.action, type }) : unreadable(String(type));
    } catch {
      // An action that is none of this game, in a way that no reader expects.
      return unreadable('');
    }
  }

  private ruled({ view }: ContestQuestion, action: BaseAction): BotFault | { readonly action: BaseAction } {
    const answer = { action, fault: null, returned: '', printed: [], unprinted: 0, micros: 0 };
    const verdict = judge(this.game, view, answer);
    return verdict.ok ? { action: verdict.action } : verdict.fault;
  }
}
