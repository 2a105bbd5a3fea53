import { within } from '../../support/within.ts';
import type { HttpAnswer, HttpConnection } from '../crowd/http-connection.ts';
import type { AnswerTimes } from './answer-times.ts';

/** The browser of an honest person, at an address of their own: it keeps cookies and waits for each answer. */
export class Browser {
  readonly address: string;
  private readonly connection: HttpConnection;
  private readonly times: AnswerTimes;
  private readonly cookies = new Map<string, string>();

  constructor(connection: HttpConnection, times: AnswerTimes, address: string) {
    this.connection = connection;
    this.times = times;
    this.address = address;
  }

  private keep(cookie: string): void {
    const [pair, ...attributes] = cookie.split('; ');
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    if (value === '' || attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  async ask(method: string, path: string, body?: unknown): Promise<HttpAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'x-forwarded-for': this.address, ...(cookie === '' ? {} : { cookie }) };
    const asked = this.connection.ask(method, path, { headers, ...(body === undefined ? {} : { body }) });
    const what = `${method} ${path.replace(/\/[A-Za-z0-9_-]{9,}(?=\/|$)/g, '/…')}`;
    const answer = await this.times.time(what, within(what, asked), ({ code }) => code);
    for (const each of answer.cookies) this.keep(each);
    return answer;
  }

  async must(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const { code, json } = await this.ask(method, path, body);
    if (code !== 'ok') throw new Error(`${method} ${path}: ${code}`);
    return json;
  }

  /** Comes in as a guest: id and token. */
  async guest(name: string): Promise<{ readonly id: string; readonly token: string }> {
    const { person, token } = await this.must('POST', '/api/guest', { name });
    return { id: (person as { id: string }).id, token: String(token) };
  }
}
