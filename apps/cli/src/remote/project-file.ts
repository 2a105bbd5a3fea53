import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Which bots of which servers the files of a project are: `sanhrong.json`, beside the `package.json` of a project and for
 * everybody who works on it. A file that lies in no project leaves nothing behind.
 */

const NAME = 'sanhrong.json';

/** Ids of bots by server, by file. */
type BotIds = Readonly<Record<string, Readonly<Record<string, string>>>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const read = (folder: string): BotIds => {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, NAME), 'utf8'));
    const bots = isRecord(value) && isRecord(value.bots) ? value.bots : {};
    return Object.fromEntries(
      Object.entries(bots).flatMap(([file, servers]) =>
        isRecord(servers)
          ? [[file, Object.fromEntries(Object.entries(servers).map(([at, id]) => [at, String(id)]))]]
          : [],
      ),
    );
  } catch {
    return {};
  }
};

/** The bot that this file is on this server; null where that was not noted. */
export const notedBot = (path: string, server: string): string | null =>
  read(dirname(path))[basename(path)]?.[server] ?? null;

/** Notes it in the project; false where there is none, or nothing can be written there. */
export const noteBot = (path: string, server: string, id: string): boolean => {
  const [folder, file] = [dirname(path), basename(path)];
  if (!existsSync(join(folder, 'package.json'))) return false;
  if (notedBot(path, server) === id) return true;
  const known = read(folder);
  const bots = { ...known, [file]: { ...known[file], [server]: id } };
  try {
    writeFileSync(join(folder, NAME), `${JSON.stringify({ bots }, null, 2)}\n`);
    return true;
  } catch {
    return false;
  }
};
