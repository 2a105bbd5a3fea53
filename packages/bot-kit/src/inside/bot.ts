import type { BotGame } from '../bot-game.ts';
import { type BotAnswer, type BotCall, type BotFault, LIMITS } from '../calls.ts';
import type { Clock } from './clock.ts';
import type { Dice } from './dice.ts';
import type { Printing } from './printing.ts';
import { positionIn } from './source-position.ts';
import { now } from './surroundings.ts';
import { namedMessage, written } from './written.ts';

/** Called with what the bot sees; may return any value. */
type NextMove = (state: object) => unknown;

/** Runs the bot's file from its top, with variables of its own, and returns its `getNextMove`. */
export type BotFile = () => unknown;

/** What the bot's code shares with the program. */
export interface Shared {
  readonly clock: Clock;
  readonly dice: Dice;
  readonly printing: Printing;
}

/** How many games a bot remembers at once; the one that was played longest ago is forgotten first. */
const MOST_GAMES = 256;

const faultOf = (thrown: unknown): BotFault => {
  try {
    const message = thrown instanceof Error ? namedMessage(thrown) : written(thrown, LIMITS.line);
    const place = typeof thrown === 'object' && thrown !== null ? positionIn(thrown) : null;
    return { kind: 'exception', message: message.slice(0, LIMITS.line), place };
  } catch {
    return { kind: 'exception', message: '', place: null };
  }
};

const NO_FUNCTION: BotFault = { kind: 'source', code: 'noFunction', message: 'getNextMove', place: null };

/** A bot in its sandbox: one file, and for every game it plays its variables. */
export class Bot {
  private readonly game: BotGame;
  private readonly file: BotFile;
  private readonly shared: Shared;
  private readonly games = new Map<number, NextMove>();

  constructor(game: BotGame, file: BotFile, shared: Shared) {
    this.game = game;
    this.file = file;
    this.shared = shared;
  }

  /** Runs the file once to see whether it can be run at all. */
  tryOut(): BotFault | null {
    this.shared.clock.restart();
    this.shared.dice.take('');
    try {
      return typeof this.file() === 'function' ? null : NO_FUNCTION;
    } catch (error) {
      return faultOf(error);
    }
  }

  forget(memory: number): void {
    this.games.delete(memory);
  }

  answer({ snapshot, dice, memory }: BotCall): BotAnswer {
    let returned: unknown;
    let result: Pick<BotAnswer, 'action' | 'fault'>;
    const began = now();
    this.shared.clock.restart();
    try {
      const nextMove = this.inGame(memory, dice);
      this.shared.dice.take(dice);
      returned = nextMove(this.game.stateOf(snapshot));
      const reading = this.game.readMove(returned, snapshot);
      result = reading.ok
        ? { action: reading.action, fault: null }
        : { action: null, fault: { kind: 'invalid', ...reading.misread } };
    } catch (error) {
      result = { action: null, fault: faultOf(error) };
    }
    // Writing it out runs getters and proxies of the bot's: the clock stops behind the last line of its code.
    const text = written(returned, LIMITS.returned);
    const micros = Math.round((now() - began) * 1_000);
    return { ...result, returned: text, ...this.shared.printing.take(), micros };
  }

  private inGame(memory: number, dice: string): NextMove {
    const known = this.games.get(memory);
    if (known !== undefined) {
      this.games.delete(memory);
      this.games.set(memory, known);
      return known;
    }
    // Other numbers than the call itself gets: those must be the same whether the game was remembered or not.
    this.shared.dice.take(`top:${dice}`);
    const made = this.file() as NextMove;
    for (const oldest of this.games.keys()) {
      if (this.games.size < MOST_GAMES) break;
      this.games.delete(oldest);
    }
    this.games.set(memory, made);
    return made;
  }
}
