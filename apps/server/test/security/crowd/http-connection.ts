import { Agent, type IncomingMessage, request } from 'node:http';

/** HTTP as programs speak it: connections are kept, and nothing is done beside asking. */

export interface HttpAnswer {
  readonly status: number;
  /** `ok`, the code of a refusal, or the status where a page answers and no API. */
  readonly code: string;
  readonly json: Record<string, unknown>;
  readonly cookies: readonly string[];
}

export interface HttpAsking {
  readonly body?: unknown;
  /** The body as it stands, even one that is no JSON. */
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const readJson = (text: string): Record<string, unknown> => {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const answerOf = async (response: IncomingMessage): Promise<HttpAnswer> => {
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part;
  const status = response.statusCode ?? 0;
  const json = readJson(text);
  const { code } = (json.error ?? {}) as { code?: unknown };
  const named = typeof code === 'string' ? code : `HTTP_${status}`;
  return { status, json, code: json.ok === true ? 'ok' : named, cookies: response.headers['set-cookie'] ?? [] };
};

/** Of everybody who shares a connection. */
const CONNECTIONS = 400;

export class HttpConnection {
  private readonly url: URL;
  private readonly agent = new Agent({ keepAlive: true, scheduling: 'lifo', maxSockets: CONNECTIONS });

  private closed = false;

  constructor(url: string) {
    this.url = new URL(url);
  }

  ask(method: string, path: string, { body, raw, headers = {} }: HttpAsking = {}): Promise<HttpAnswer> {
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          agent: this.agent,
          host: this.url.hostname,
          port: this.url.port,
          method,
          path,
          headers: {
            ...(text === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
            ...headers,
          },
        },
        (response) => answerOf(response).then(resolve, reject),
      );
      asked.on('error', (error: NodeJS.ErrnoException) => {
        // A kept connection may be closed by the server at the very moment it is used again: then the request was not
        // handled.
        if (!this.closed && asked.reusedSocket && error.code === 'ECONNRESET') {
          this.ask(method, path, { body, headers, ...(raw === undefined ? {} : { raw }) }).then(resolve, reject);
        } else reject(error);
      });
      asked.end(text);
    });
  }

  /** Breaks off what is still on its way. */
  close(): void {
    this.closed = true;
    this.agent.destroy();
  }
}
