import { setTimeout } from 'node:timers/promises';
import { isRecord, type Language } from '@sanh-rong/engine';
import { type ArenaAsk, readAsk, type ServerMessages } from '@sanh-rong/protocol';
import { io, type Socket } from 'socket.io-client';

/** How playing for a bot ended: we left, the server will not have us, or another program plays for it now. */
export type ConnectionEnd =
  | { readonly kind: 'left' }
  | { readonly kind: 'refused'; readonly code: string; readonly text: string }
  | { readonly kind: 'detached' };

export type ConnectionNews = 'connected' | 'broken';

export interface ConnectionDependencies {
  readonly origin: string;
  readonly token: string;
  readonly language: Language;
  readonly bot: string;
  readonly answer: (ask: ArenaAsk) => Promise<unknown>;
  readonly news: (news: ConnectionNews) => void;
  /** How long until something that may go better the next time is tried again (milliseconds). */
  readonly again?: number;
}

/** What is no verdict on us: the same may be answered otherwise in a moment. */
const PASSING: readonly string[] = ['SLOW_DOWN', 'SERVER_ERROR', 'SERVER_STOPPING'];
const AGAIN = 2_000;
const PATIENCE = 10_000;
/** A match waits for fifteen seconds: trying more slowly would miss it (milliseconds). */
const RECONNECTION = { reconnectionDelay: 300, reconnectionDelayMax: 4_000 } as const;

type ClientMessages = Record<
  'arena_attach' | 'arena_detach',
  (body: object, answer: (answer: unknown) => void) => void
>;

/** What a server said to a message: done, or why not. Null for what no server of ours says. */
const readAnswer = (answer: unknown): 'done' | { readonly code: string; readonly text: string } | null => {
  if (!isRecord(answer)) return null;
  if (answer.ok === true) return 'done';
  const { error } = answer;
  if (!isRecord(error) || typeof error.code !== 'string' || typeof error.message !== 'string') return null;
  return { code: error.code, text: error.message };
};

/** The connection over which a program plays for a bot; it comes back by itself when it breaks. */
export class ArenaConnection {
  private readonly dependencies: ConnectionDependencies;
  private readonly socket: Socket<ServerMessages, ClientMessages>;
  private readonly closing = new AbortController();
  private end: (end: ConnectionEnd) => void = () => {};
  private isAttached = false;
  /** Answers on their way. */
  private readonly answering = new Set<Promise<void>>();

  constructor(dependencies: ConnectionDependencies) {
    const { origin, token, language } = dependencies;
    this.dependencies = dependencies;
    this.socket = io(origin, {
      auth: { token, language },
      transports: ['websocket'],
      autoConnect: false,
      forceNew: true,
      ...RECONNECTION,
    });
  }

  /** Plays until it is over, or until the signal says so. */
  async play(signal: AbortSignal): Promise<ConnectionEnd> {
    const { socket, dependencies } = this;
    const leave = (): void => this.end({ kind: 'left' });
    const over = new Promise<ConnectionEnd>((resolve) => {
      this.end = resolve;
    });
    signal.addEventListener('abort', leave);
    socket.on('connect', () => void this.attach());
    socket.on('connect_error', (error) => void this.turnedAway(error.message));
    socket.on('disconnect', (reason) => void this.lost(reason));
    socket.on('arena_detached', (told) => {
      if (told?.bot === dependencies.bot) this.end({ kind: 'detached' });
    });
    // Any server may stand behind the address: what is no question is not passed on to the program.
    socket.on('arena_ask', (message, answer) => {
      const ask = readAsk(message);
      if (ask?.bot !== dependencies.bot) return;
      const answering = dependencies.answer(ask).then(answer);
      this.answering.add(answering);
      void answering.finally(() => this.answering.delete(answering));
    });
    socket.connect();
    if (signal.aborted) leave();
    const end = await over;
    signal.removeEventListener('abort', leave);
    await this.close(end);
    return end;
  }

  private async close({ kind }: ConnectionEnd): Promise<void> {
    this.closing.abort();
    const { socket } = this;
    if (kind === 'left' && socket.connected) {
      // What has been asked is answered: just going away would cost the match fifteen seconds.
      await Promise.all(this.answering);
      await socket
        .timeout(PATIENCE)
        .emitWithAck('arena_detach', { bot: this.dependencies.bot })
        .catch(() => {});
    }
    socket.disconnect();
  }

  private async attach(): Promise<void> {
    const { socket } = this;
    const id = socket.id;
    for (;;) {
      const answer = await socket
        .timeout(PATIENCE)
        .emitWithAck('arena_attach', { bot: this.dependencies.bot })
        .then(readAnswer, () => null);
      // The connection broke meanwhile: the next one attaches for itself.
      if (socket.id !== id || this.closing.signal.aborted) return;
      if (answer === 'done') {
        this.isAttached = true;
        this.dependencies.news('connected');
        return;
      }
      if (answer !== null && !PASSING.includes(answer.code)) {
        this.end({ kind: 'refused', ...answer });
        return;
      }
      if (!(await this.wait())) return;
    }
  }

  private async turnedAway(code: string): Promise<void> {
    // The server does not answer: Socket.IO tries again by itself.
    if (this.socket.active) {
      this.broken();
      return;
    }
    if (!PASSING.includes(code)) this.end({ kind: 'refused', code, text: code });
    else if (await this.wait()) this.socket.connect();
  }

  private async lost(reason: string): Promise<void> {
    if (this.closing.signal.aborted) return;
    this.broken();
    // The server hung up, so Socket.IO leaves it at that; whether we are welcome it says when we come back.
    if (reason === 'io server disconnect' && (await this.wait())) this.socket.connect();
  }

  private broken(): void {
    if (this.isAttached) this.dependencies.news('broken');
    this.isAttached = false;
  }

  private wait(): Promise<boolean> {
    const { again = AGAIN } = this.dependencies;
    return setTimeout(again, true, { signal: this.closing.signal }).catch(() => false);
  }
}
