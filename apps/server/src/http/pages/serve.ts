import { TABLE_CODE } from '@sanh-rong/protocol';
import type { TableSummary } from '@sanh-rong/table';
import type { Express, Response } from 'express';
import { languageOf } from '../language.ts';
import { nameRoute } from '../log.ts';
import { doorPage, frontPage, noticePage } from './front.ts';
import { LOOK_CSS, MARK_SVG, MAT_SVG } from './look.ts';
import { sayIn } from './messages/index.ts';

/** The tables as the pages show them. */
export interface ListedTables {
  /** Public tables, the liveliest first. */
  list(limit: number): Promise<readonly TableSummary[]>;
  /** The table of this code, public or not: whoever has the code has the key. */
  find(code: string): Promise<TableSummary | null>;
}

/** Tables shown on the front page. */
const SHOWN = 24;

const FILES = [
  { path: '/look.css', type: 'text/css', text: LOOK_CSS },
  { path: '/mark.svg', type: 'image/svg+xml', text: MARK_SVG },
  { path: '/mat.svg', type: 'image/svg+xml', text: MAT_SVG },
] as const;

const sendPage = (response: Response, status: number, page: string): void => {
  response.set('Cache-Control', 'no-store').status(status).type('html').send(page);
};

/** The server's own pages. A client with pages of its own takes their place. */
export const addFrontPages = (app: Express, tables: ListedTables): void => {
  for (const { path, type, text } of FILES) {
    app.get(path, (_request, response) => {
      nameRoute(response, path);
      response.set('Cache-Control', 'public, max-age=3600').type(type).send(text);
    });
  }

  app.get('/', async (request, response) => {
    nameRoute(response, '/');
    const listed = await tables.list(SHOWN + 1);
    sendPage(response, 200, frontPage(languageOf(request), listed.slice(0, SHOWN), listed.length > SHOWN));
  });

  app.get('/t/:code', async (request, response) => {
    nameRoute(response, '/t/{code}');
    const language = languageOf(request);
    const { code } = request.params;
    const table = TABLE_CODE.test(code) ? await tables.find(code) : null;
    if (table === null || table.phase === 'closed') {
      sendPage(response, 404, noticePage(language, '/', 'noTableTitle', sayIn(language)('noTable')));
    } else sendPage(response, 200, doorPage(language, table));
  });
};
