import { PAGE_IDS, PAGE_PATHS } from '@sanh-rong/protocol/pages';
import type { Express, Request, Response } from 'express';
import { nameRoute } from '../log.ts';
import { noticePage } from '../pages/notice.ts';
import { languageOf } from '../request.ts';
import type { BuiltClient } from './built-client.ts';
import { isFile } from './client-files.ts';
import { CLIENT_PAGES, type Described, type KnownTables, type Named, noPage } from './client-pages.ts';
import { writeForeword } from './foreword.ts';
import { writeHead } from './head.ts';
import { sayOfClient } from './messages/index.ts';
import { writeParts } from './page-parts.ts';

export interface ClientServing {
  /** Null when none has been built: then its pages say so. */
  readonly client: BuiltClient | null;
  readonly tables: KnownTables;
  /** Where people reach the site; null: wherever they asked. */
  readonly publicUrl: string | null;
}

/** As the log and the metrics call a page: `/t/{code}`. */
const routeOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** With or without a slash at the end, as the client reads addresses as well. */
const expressPath = (path: string): string => (path === '/' ? path : `${path}{/}`);

/** What the address names: in its query, and before all in its path. */
const namedBy = ({ params, query }: Request): Named =>
  Object.fromEntries(
    Object.entries({ ...query, ...params }).filter((named): named is [string, string] => typeof named[1] === 'string'),
  );

const originOf = (request: Request): string | null => {
  const origin = `${request.protocol}://${request.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : null;
};

const send = (
  request: Request,
  response: Response,
  described: Described,
  { client, publicUrl }: ClientServing,
): void => {
  const language = languageOf(request);
  response.set('Cache-Control', 'no-cache').type('html');
  if (client === null) {
    const speak = sayOfClient(language);
    response.status(503).send(noticePage(language, '/', speak('notBuilt'), speak('notBuiltAbout')));
    return;
  }
  const { status, parts, ...words } = described;
  const head = writeHead({ ...words, language, path: request.path, origin: publicUrl ?? originOf(request) });
  response
    .status(status)
    .send(client.shell(language, { head, parts: writeParts(client.pages, parts), foreword: writeForeword(words) }));
};

/** Every page of the client, and every path that is none: a visitor who is lost is helped by the client as well. */
export const addClientPages = (app: Express, serving: ClientServing): void => {
  for (const page of PAGE_IDS) {
    const [path, describe] = [PAGE_PATHS[page], CLIENT_PAGES[page]];
    app.get(expressPath(path), async (request, response) => {
      nameRoute(response, routeOf(path));
      send(request, response, await describe(languageOf(request), namedBy(request), serving.tables), serving);
    });
  }
  app.get('/{*path}', (request, response, next) => {
    // A file that is missing is just missing.
    if (serving.client === null || isFile(request.path)) return next();
    send(request, response, noPage(languageOf(request)), serving);
  });
};
