import { type BotAnswer, type BotCall, findBotGame, type LoadBot, type Loading } from '@sanh-rong/bot-kit';
import { within } from '../support/within.ts';

/** A bot that plays without a sandbox, so that a test can hold it, break it, and see how it is treated. */

type Answering = (call: BotCall, game: string) => Promise<BotAnswer> | BotAnswer;

const quiet = { returned: '', printed: [], unprinted: 0, micros: 1 } as const;

export const failing = (fault: NonNullable<BotAnswer['fault']>): BotAnswer => ({ ...quiet, action: null, fault });

/** The first thing the rules allow, read as a sandbox reads it. */
export const playing: Answering = ({ snapshot }, game) => {
  const known = findBotGame(game);
  if (known === null) throw new Error(`no bots for ${game}`);
  const { validMoves } = known.stateOf(snapshot) as { validMoves: { action?: string; cards?: unknown }[] };
  const [first] = validMoves;
  const returned = first === undefined ? { action: 'pass' } : { action: 'play', ...first };
  const reading = known.readMove(returned, snapshot);
  if (!reading.ok) return failing({ kind: 'invalid', ...reading.misread });
  return { ...quiet, action: reading.action, fault: null };
};

/** One side waits for something to happen, the other makes it happen. */
export class Bell {
  private rings: () => void = () => {};
  private readonly ringing = new Promise<void>((resolve) => {
    this.rings = resolve;
  });
  private readonly what: string;

  /** What happens when it rings. */
  constructor(what: string) {
    this.what = what;
  }

  get rung(): Promise<void> {
    return within(this.what, this.ringing);
  }

  ring(): void {
    this.rings();
  }
}

export class Actor {
  /** What it does at each call; until a test says otherwise it plays. */
  answer: Answering = playing;
  /** What comes of loading it. */
  loading: () => Promise<Loading> | null = () => null;
  /** What comes of seeing whether bots can be loaded at all. */
  trial: LoadBot = async () => ({ ok: false, fault: { kind: 'crash' }, printed: [] });
  loads = 0;
  stops = 0;
  readonly times: (number | undefined)[] = [];
  readonly owners: (string | undefined)[] = [];
  readonly calls: BotCall[] = [];
  readonly forgotten: number[] = [];

  get alive(): number {
    return this.loads - this.stops;
  }

  readonly load = async ({
    game,
    time,
    owner,
  }: Parameters<LoadBot>[0] & { readonly owner?: string }): Promise<Loading> => {
    const special = this.loading();
    if (special !== null) return special;
    this.loads += 1;
    this.times.push(time);
    this.owners.push(owner);
    let stopped = false;
    const stop = (): void => {
      if (!stopped) this.stops += 1;
      stopped = true;
    };
    const decide = async (calls: readonly BotCall[]): Promise<BotAnswer[]> => {
      if (stopped) throw new Error('asked after it was stopped');
      this.calls.push(...calls);
      return Promise.all(calls.map((call) => this.answer(call, game)));
    };
    return { ok: true, printed: [], bot: { decide, forget: (memory) => this.forgotten.push(memory), stop } };
  };
}
