import type { BotAnswerOf, BotDetail, BotReport, BotSummary, BotVersion, BotVersionSource } from '@sanh-rong/protocol';
import type { Answered, TestServer, Visitor } from '../support/test-server.ts';

/** The author of bots, asking over HTTP. */

/** A bot that can be used, and one that cannot. */
export const SOUND = `function getNextMove({ validMoves: [move] }) {
  return move === undefined ? { action: 'pass' } : { action: 'play', cards: move.cards };
}
`;
export const UNSOUND = 'function getNextMove(gameState) {\n  return gameState.validMoves[\n';

/** Code that differs from every other. */
export const soundly = (word: number | string): string => `${SOUND}// ${word}\n`;

/** Everything that can be asked about one bot, with a body that is right. */
export const ASKED = [
  ['show', 'GET', ''],
  ['change', 'PATCH', '', { name: 'Kẻ lạ', description: 'Đã đổi', sharing: 'public' }],
  ['copy', 'POST', '/copies', { name: 'Bản của tôi' }],
  ['versions', 'GET', '/versions'],
  ['save', 'POST', '/versions', { source: '// kẻ lạ\n' }],
  ['version', 'GET', '/versions/1'],
  ['newest', 'GET', '/versions/2'],
  ['restore', 'POST', '/versions/1/restore'],
  ['test', 'POST', '/test', {}],
  ['reports', 'GET', '/reports'],
  ['delete', 'DELETE', ''],
] as const satisfies readonly (readonly [string, string, string, object?])[];

export class BotAuthor {
  readonly server: TestServer;
  readonly visitor: Visitor;
  readonly token: string;

  constructor(server: TestServer, visitor: Visitor, token = visitor.token) {
    this.server = server;
    this.visitor = visitor;
    this.token = token;
  }

  static async guest(server: TestServer, name: string): Promise<BotAuthor> {
    return new BotAuthor(server, await server.guest(name));
  }

  ask(method: string, path: string, body?: unknown): Promise<Answered> {
    return this.server.http(method, `/api/bots${path}`, { token: this.token, ...(body === undefined ? {} : { body }) });
  }

  async must<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const { code, text, json } = await this.ask(method, path, body);
    if (code !== 'ok') throw new Error(`${method} ${path}: ${text}`);
    const { ok: _ok, ...answer } = json;
    return answer as Answer;
  }

  async code(method: string, path: string, body?: unknown): Promise<string> {
    return (await this.ask(method, path, body)).code;
  }

  async mine(query = ''): Promise<BotSummary[]> {
    return (await this.must<{ bots: BotSummary[] }>('GET', query)).bots;
  }

  async open(query = ''): Promise<BotSummary[]> {
    return (await this.must<{ bots: BotSummary[] }>('GET', `/open${query}`)).bots;
  }

  create(name: string, part: object = {}): Promise<BotDetail> {
    return this.must('POST', '', { game: 'tienlen', name, source: SOUND, ...part });
  }

  show(id: string): Promise<BotDetail> {
    return this.must('GET', `/${id}`);
  }

  change(id: string, changes: object): Promise<BotDetail> {
    return this.must('PATCH', `/${id}`, changes);
  }

  save(id: string, source: string): Promise<BotVersion> {
    return this.must('POST', `/${id}/versions`, { source });
  }

  restore(id: string, number: number): Promise<BotVersion> {
    return this.must('POST', `/${id}/versions/${number}/restore`);
  }

  async versions(id: string): Promise<BotVersion[]> {
    return (await this.must<{ versions: BotVersion[] }>('GET', `/${id}/versions`)).versions;
  }

  version(id: string, number: number): Promise<BotVersionSource> {
    return this.must('GET', `/${id}/versions/${number}`);
  }

  copy(id: string, body?: object): Promise<BotDetail> {
    return this.must('POST', `/${id}/copies`, body);
  }

  test(id: string, body: object = {}): Promise<BotAnswerOf<'tested'>> {
    return this.must('POST', `/${id}/test`, body);
  }

  reports(id: string): Promise<{ reports: BotReport[] }> {
    return this.must('GET', `/${id}/reports`);
  }

  async remove(id: string): Promise<void> {
    await this.must('DELETE', `/${id}`);
  }
}
