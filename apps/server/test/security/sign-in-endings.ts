import type { Answered, TestServer, Visitor } from '../support/test-server.ts';
import { PASSWORD } from './roles.ts';

/** Every way in which a sign-in, or an API token, can come to its end. */

/** Something that is still good, and how it ends. */
export interface Ending {
  readonly token: string;
  /** Programs have none. */
  readonly cookie: string | null;
  readonly end: () => Promise<Answered>;
}

export interface Account extends Visitor {
  readonly username: string;
}

/** Makes new people of a server. */
export class Newcomers {
  private readonly server: TestServer;
  private count = 0;

  constructor(server: TestServer) {
    this.server = server;
  }

  guest(): Promise<Visitor> {
    return this.server.guest('Khách');
  }

  newUsername(): string {
    this.count += 1;
    return `nguoi_moi_${this.count}`;
  }

  post(path: string, token: string, body?: unknown): Promise<Answered> {
    return this.server.http('POST', path, { token, body });
  }

  remove(path: string, token: string): Promise<Answered> {
    return this.server.http('DELETE', path, { token });
  }

  /** Signs out with the cookie of a browser. */
  signOutBrowser(cookie: string): Promise<Answered> {
    return this.server.http('POST', '/api/sign-out', { cookie });
  }

  async account(): Promise<Account> {
    const username = this.newUsername();
    const { token } = await this.guest();
    const made = await this.post('/api/me/account', token, { username, password: PASSWORD });
    return { ...this.server.visitor(made), username };
  }

  async signIn(username: string): Promise<Visitor> {
    const body = { username, password: PASSWORD };
    return this.server.visitor(await this.server.http('POST', '/api/sign-in', { body }));
  }

  /** The token of a guest's sign-in that is good no longer. */
  async endedSignIn(): Promise<string> {
    const { token } = await this.guest();
    await this.post('/api/sign-out', token);
    return token;
  }

  /** The id of the sign-in with this token. */
  async idOf(token: string): Promise<string> {
    const { json } = await this.server.http('GET', '/api/me/sign-ins', { token });
    return (json.signIns as { id: string; current: boolean }[]).find(({ current }) => current)?.id ?? '';
  }

  async apiToken(owner: string): Promise<{ readonly id: string; readonly secret: string }> {
    const { json } = await this.post('/api/me/tokens', owner, { name: 'Máy' });
    return { id: (json.token as { id: string }).id, secret: json.secret as string };
  }
}

export const ENDINGS: Readonly<Record<string, (people: Newcomers) => Promise<Ending>>> = {
  async 'a guest signs out'(people) {
    const guest = await people.guest();
    return { ...guest, end: () => people.post('/api/sign-out', guest.token) };
  },

  async 'a guest signs out in their browser'(people) {
    const guest = await people.guest();
    return { ...guest, end: () => people.signOutBrowser(guest.cookie) };
  },

  async 'a guest becomes an account'(people) {
    const guest = await people.guest();
    const body = { username: people.newUsername(), password: PASSWORD };
    return { ...guest, end: () => people.post('/api/me/account', guest.token, body) };
  },

  async 'it is ended from another one'(people) {
    const first = await people.account();
    const second = await people.signIn(first.username);
    const id = await people.idOf(first.token);
    return { ...first, end: () => people.remove(`/api/me/sign-ins/${id}`, second.token) };
  },

  async 'all are ended from another one'(people) {
    const first = await people.account();
    const second = await people.signIn(first.username);
    return { ...first, end: () => people.post('/api/sign-out-everywhere', second.token, {}) };
  },

  async 'the password is changed elsewhere'(people) {
    const first = await people.account();
    const second = await people.signIn(first.username);
    const body = { current: PASSWORD, next: 'một mật khẩu khác' };
    return { ...first, end: () => people.post('/api/me/password', second.token, body) };
  },

  async 'somebody signs in to an account in its place'(people) {
    const guest = await people.guest();
    const { username } = await people.account();
    return { ...guest, end: () => people.post('/api/sign-in', guest.token, { username, password: PASSWORD }) };
  },

  async 'an API token is revoked'(people) {
    const { token } = await people.account();
    const { id, secret } = await people.apiToken(token);
    return { token: secret, cookie: null, end: () => people.remove(`/api/me/tokens/${id}`, token) };
  },

  async 'everything is ended, API tokens as well'(people) {
    const { token } = await people.account();
    const { secret } = await people.apiToken(token);
    const end = () => people.post('/api/sign-out-everywhere', token, { scope: 'everything' });
    return { token: secret, cookie: null, end };
  },
};
