import { setTimeout } from 'node:timers/promises';
import type { ArenaMatchDetail, BotDetail } from '@sanh-rong/protocol';
import { newGuest } from '../support/node-process.ts';

/** A real server over HTTP, for whoever has remote bots. */

const AGAIN = 100;

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

  static async come(url: string, name: string): Promise<Owner> {
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

  /** A match when it is over; the test's own patience ends it otherwise. */
  async over(match: string): Promise<ArenaMatchDetail> {
    for (;;) {
      const { body } = await this.ask<ArenaMatchDetail>('GET', `/api/arena/matches/${match}`);
      if (body.status === 'finished' || body.status === 'failed') return body;
      await setTimeout(AGAIN);
    }
  }

  /** Asks again and again until the answer is as it should be. */
  async until<Body>(path: string, isSo: (body: Body) => boolean): Promise<Body> {
    for (;;) {
      const { body } = await this.ask<Body>('GET', path);
      if (isSo(body)) return body;
      await setTimeout(AGAIN);
    }
  }
}
