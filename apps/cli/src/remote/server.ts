import { setTimeout } from 'node:timers/promises';
import type { Language } from '@sanh-rong/engine';
import { visible } from '../arguments/arguments.ts';
import { Failure, Misuse } from '../arguments/command.ts';
import { REMOTE_WORDS } from './messages/vi.ts';
import { retryAfter } from './retry-after.ts';

/** A server over HTTP, for a program: what it says no to is said in its own words, everything else in one sentence. */

/** What reads an answer: a schema of the protocol. */
export interface Reader<Answer> {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: Answer | undefined };
}

export interface ServerOptions {
  readonly language: Language;
  readonly token?: string | null;
  /** Milliseconds for an answer. */
  readonly patience?: number;
  /** Lets the time pass that the server asks for (milliseconds). */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const PATIENCE_MS = 30_000;
const SECOND = 1_000;

/** How often the same is asked again when the server has too much to do. */
const MOST_WAITS = 100;

/** More than any answer: a match with all its games. */
const MOST_BYTES = 256 * 1_048_576;

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** A server on one's own machine is seldom reached over https, all others are. */
const usualProtocol = (host: string): string =>
  LOOPBACK.includes(host.replace(/(:\d+)?(\/.*)?$/, '')) ? 'http:' : 'https:';

/** Where a server is, from what was typed: its origin, and the path. */
export const readAddress = (text: string, language: Language): URL => {
  const written = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `${usualProtocol(text)}//${text}`;
  const url = URL.canParse(written) ? new URL(written) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    throw new Misuse(REMOTE_WORDS[language].badServer(visible(text)));
  }
  return url;
};

/** Whether what is sent there can be read by others on the way. */
export const isOpenWire = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && !LOOPBACK.includes(hostname);

/** A refusal of the server, with its code. */
export class ServerRefusal extends Failure {
  readonly code: string;
  readonly status: number;

  constructor(message: string, code: string, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const UNAUTHORISED = 401;

const refusalIn = (answer: unknown): { readonly code: string; readonly message: string } | null => {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null;
  const { error } = answer;
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error)) return null;
  return { code: String(error.code), message: visible(String(error.message)) };
};

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** The body as a text; a server that never stops talking is not listened to for ever. */
const textOf = async (response: Response): Promise<string | null> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Answers carry `ok` besides what their schema says. */
const withoutOk = (answer: unknown): unknown => {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer)) return answer;
  const { ok: _ok, ...rest } = answer;
  return rest;
};

export class Server {
  readonly origin: string;
  private readonly language: Language;
  private readonly token: string | null;
  private readonly patience: number;
  private readonly wait: (milliseconds: number) => Promise<unknown>;

  constructor(address: URL, { language, token = null, patience = PATIENCE_MS, wait = setTimeout }: ServerOptions) {
    this.origin = address.origin;
    this.language = language;
    this.token = token;
    this.patience = patience;
    this.wait = wait;
  }

  async ask<Answer>(method: Method, path: string, reader: Reader<Answer>, body?: unknown): Promise<Answer> {
    const say = REMOTE_WORDS[this.language];
    const response = await this.sendInTurn(method, path, body);
    if (response.status >= 300 && response.status < 400) throw new Failure(say.moved(this.origin, this.goal(response)));
    const text = await this.patiently(() => textOf(response));
    if (text === null) throw new Failure(say.tooMuch(this.origin));
    const answer = parsed(text);
    if (!response.ok) throw this.refused(answer, response.status);
    const read = reader.safeParse(withoutOk(answer));
    if (!read.success || read.data === undefined) throw new Failure(say.stranger(this.origin));
    return read.data;
  }

  private async patiently<Value>(work: () => Promise<Value>): Promise<Value> {
    const say = REMOTE_WORDS[this.language];
    try {
      return await work();
    } catch (error) {
      throw new Failure(isTimeout(error) ? say.slow(this.origin, this.patience / SECOND) : say.away(this.origin));
    }
  }

  /** What was turned away because too much was asked is asked again, when the server says so. */
  private async sendInTurn(method: Method, path: string, body: unknown): Promise<Response> {
    for (let waits = 0; ; waits++) {
      const response = await this.send(method, path, body);
      const pause = waits < MOST_WAITS ? retryAfter(response, Date.now()) : null;
      if (pause === null) return response;
      await response.body?.cancel();
      await this.wait(pause);
    }
  }

  private send(method: Method, path: string, body: unknown): Promise<Response> {
    return this.patiently(() =>
      fetch(new URL(path, this.origin), {
        method,
        // A token is for the server that was named, and not for one it points to.
        redirect: 'manual',
        signal: AbortSignal.timeout(this.patience),
        headers: {
          Accept: 'application/json',
          'Accept-Language': this.language,
          ...(this.token === null ? {} : { Authorization: `Bearer ${this.token}` }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  }

  private goal(response: Response): string {
    const location = response.headers.get('location') ?? '';
    return visible(URL.canParse(location, this.origin) ? new URL(location, this.origin).origin : location);
  }

  private refused(answer: unknown, status: number): Failure {
    const say = REMOTE_WORDS[this.language];
    const refusal = refusalIn(answer);
    if (refusal === null) return new Failure(status >= 500 ? say.away(this.origin) : say.stranger(this.origin));
    const isUnknown = status === UNAUTHORISED && this.token !== null;
    return new ServerRefusal(isUnknown ? say.badToken(refusal.message) : refusal.message, refusal.code, status);
  }
}
