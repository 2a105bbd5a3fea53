import type { Express, Request } from 'express';
import { nameRoute } from '../log.ts';
import { takesEncoding } from '../request.ts';
import type { BuiltClient, ClientFile, Packed } from './built-client.ts';

/** The files of the client. Their content lies ready, so they are given at any rate. */

const HASHED = '/assets/';

/**
 * What runs bots in a browser. A worker's policy comes with its script: nothing may be loaded or reached from there, and
 * no code made from strings; only the bot itself is brought in, as a blob.
 */
const SANDBOX = '/assets/sandbox/';
const SANDBOX_POLICY = "default-src 'none'; script-src blob:";

/** What decides which version of everything else is used is asked for anew each time. */
const ALWAYS_NEW: readonly string[] = ['/sw.js', '/precache.js'];

const cachingOf = (path: string): string => {
  if (path.startsWith(HASHED)) return 'public, max-age=31536000, immutable';
  return ALWAYS_NEW.includes(path) ? 'no-cache' : 'public, max-age=3600';
};

/** The best copy this browser can read; undefined: only the file itself. */
const copyFor = (request: Request, { packed }: ClientFile): Packed | undefined =>
  packed.find(({ encoding }) => takesEncoding(request, encoding));

/** Whether an address can only be a file's: what is in the folder of files, or has an ending. */
export const isFile = (path: string): boolean => path.startsWith(HASHED) || /\.[^/]*$/.test(path);

export const addClientFiles = (app: Express, { files }: BuiltClient): void => {
  app.use((request, response, next) => {
    const { path } = request;
    const file = request.method === 'GET' || request.method === 'HEAD' ? files.get(path) : undefined;
    if (file === undefined) return next();
    nameRoute(response, path.startsWith(HASHED) ? `${HASHED}{file}` : '/{file}');
    const copy = copyFor(request, file);
    response.type(file.type).set({
      'Cache-Control': cachingOf(path),
      'Last-Modified': file.modified,
      ETag: `"${file.hash}${copy === undefined ? '' : `-${copy.encoding}`}"`,
      ...(copy === undefined ? {} : { 'Content-Encoding': copy.encoding }),
      ...(path.startsWith(SANDBOX) ? { 'Content-Security-Policy': SANDBOX_POLICY } : {}),
    });
    if (file.packed.length > 0) response.vary('Accept-Encoding');
    response.send(copy?.bytes ?? file.plain);
  });
};
