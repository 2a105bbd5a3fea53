import type { ArenaMatchDetail, BotDetail } from '@sanh-rong/protocol';
import { until } from '../../../../test/until.ts';
import { newGuest } from '../support/node-process.ts';

/** The owner of remote bots, who meets a real server over HTTP. */

export interface Answered<Body> {
  readonly status: number;
  readonly body: Body & { readonly ok: boolean; readonly error?: { readonly code: string; readonly message: string } };
}

export class Owner {
  readonly url: string;
  readonly token: string;
  readonly id: string;

  private constructor(url: string, token: string, id: string) {
    this.url = url;
    this.token = token;
    this.id = id;
  }

  static async signIn(url: string, name: string): Promise<Owner> {
    const { token, id } = await newGuest(url, name);
    return new Owner(url, token, id);
  }

  async ask<Body>(method: string, path: string, body?: object): Promise<Answered<Body>> {
    const response = await fetch(this.url + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}`, 'accept-language': 'en' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answered<Body>['body'] };
  }

  async bot(wish: object = {}): Promise<string> {
    const made = await this.ask<BotDetail>('POST', '/api/bots', {
      game: 'tienlen',
      name: 'Từ Xa',
      remote: true,
      ...wish,
    });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return made.body.id;
  }

  async challenge(bot: string, opponents: readonly object[], deals = 8, ruleSet = 'mien-nam'): Promise<string> {
    const made = await this.ask<ArenaMatchDetail>('POST', '/api/arena/challenges', { bot, ruleSet, opponents, deals });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return made.body.id;
  }

  /** A match when it is over. */
  over(match: string): Promise<ArenaMatchDetail> {
    return this.until<ArenaMatchDetail>(
      `/api/arena/matches/${match}`,
      ({ status }) => status === 'finished' || status === 'failed',
    );
  }

  /** Asks again and again until the answer is as it should be. */
  until<Body>(path: string, isSo: (body: Body) => boolean): Promise<Body> {
    return until(
      `GET ${path} to be answered as wanted`,
      async () => (await this.ask<Body>('GET', path)).body,
      (body) => isSo(body),
    );
  }
}
