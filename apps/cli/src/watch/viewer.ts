import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LANGUAGES, type Language } from '@sanh-rong/engine';
import { answerTo } from './answers.ts';
import type { Client } from './client.ts';
import { WATCH_WORDS } from './messages/vi.ts';
import type { WatchedMatch } from './watched.ts';

/** The real viewer, served to this machine alone. */

const LOOPBACK = '127.0.0.1';

const POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self'",
  "worker-src 'self'",
].join(';');

/** Those of the server's pages; what is about https says nothing to this machine. */
const SECURITY: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
};

const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';

const languageOf = ({ headers }: IncomingMessage, usual: Language): Language => {
  const wanted = headers['accept-language']?.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === wanted) ?? usual;
};

/** An address that can only be a file's. */
const isFile = (path: string): boolean => path.startsWith('/assets/') || /\.[^/]*$/.test(path);

export interface ViewerOptions {
  readonly client: Client;
  readonly watched: WatchedMatch;
  readonly language: Language;
  /** 0: any that is free. */
  readonly port: number;
}

export interface Viewer {
  /** Of the match's page. */
  readonly url: string;
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly location?: string;
}

/** Pages of the site that need no server. */
const OTHER_PAGES: readonly string[] = ['/settings', '/practice/table'];

const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

const isAsked = (path: string): boolean => /^\/(api|socket\.io)(\/|$)/.test(path);

class ViewerServer {
  private readonly options: ViewerOptions;
  readonly server: Server;

  constructor(options: ViewerOptions) {
    this.options = options;
    this.server = createServer((request, response) => this.answer(request, response));
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { status, type, body, location } = this.replyTo(request);
    response.writeHead(status, {
      ...SECURITY,
      'Cache-Control': 'no-store',
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      ...(location === undefined ? {} : { Location: location }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  private replyTo(request: IncomingMessage): Reply {
    const { client, watched, language } = this.options;
    const say = WATCH_WORDS[languageOf(request, language)];
    // A page of another site may point a name of its own to this machine; this one goes by no such name.
    if (!this.isOurs(request.headers.host)) return { status: 403, type: TEXT_TYPE, body: say.wrongHost };
    const [path] = (request.url ?? '/').split('?');
    if (isAsked(path) || !isReading(request.method)) return this.answerTo(request, path);
    const file = client.files.get(path);
    if (file !== undefined) return { status: 200, type: file.type, body: file.bytes };
    if (isFile(path)) return { status: 404, type: TEXT_TYPE, body: say.codes.NO_PATH };
    const front = `/arena/matches/${watched.id}`;
    const isPage = path === front || path.startsWith(`${front}/`) || OTHER_PAGES.includes(path);
    // The match is the front page, and of the site's other pages most would be empty here.
    return isPage
      ? { status: 200, type: HTML_TYPE, body: client.shell }
      : { status: 302, type: TEXT_TYPE, body: '', location: front };
  }

  private isOurs(host: string | undefined): boolean {
    return host === `${LOOPBACK}:${this.port}` || host === `localhost:${this.port}`;
  }

  private answerTo(request: IncomingMessage, path: string): Reply {
    const answer = answerTo(this.options.watched, request.method ?? 'GET', path);
    const say = WATCH_WORDS[languageOf(request, this.options.language)];
    const body =
      'body' in answer
        ? { ok: true, ...answer.body }
        : { ok: false, error: { code: answer.code, message: say.codes[answer.code] } };
    return { status: answer.status, type: JSON_TYPE, body: JSON.stringify(body) };
  }
}

/** Opens the viewer on this machine; rejects where the port is taken. */
export const openViewer = async (options: ViewerOptions): Promise<Viewer> => {
  const viewer = new ViewerServer(options);
  await new Promise<void>((resolve, reject) => {
    viewer.server.once('error', reject);
    viewer.server.listen(options.port, LOOPBACK, resolve);
  });
  return {
    url: `http://${LOOPBACK}:${viewer.port}/arena/matches/${options.watched.id}`,
    close: () =>
      new Promise((resolve) => {
        viewer.server.close(() => resolve());
        viewer.server.closeAllConnections();
      }),
  };
};
