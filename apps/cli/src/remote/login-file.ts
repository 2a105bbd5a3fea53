import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** What `sanhrong login` has noted, in a file that only its owner may read. */

export interface Login {
  readonly server: string;
  readonly token: string;
}

type Env = Readonly<Record<string, string | undefined>>;

const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const;

const configFolder = (env: Env): string => {
  if (env.XDG_CONFIG_HOME) return env.XDG_CONFIG_HOME;
  if (process.platform === 'win32' && env.APPDATA) return env.APPDATA;
  return join(env.HOME || homedir(), '.config');
};

export const loginPath = (env: Env): string => join(configFolder(env), 'sanhrong', 'login.json');

const isLogin = (value: unknown): value is Login =>
  typeof value === 'object' &&
  value !== null &&
  'server' in value &&
  typeof value.server === 'string' &&
  URL.canParse(value.server) &&
  'token' in value &&
  typeof value.token === 'string';

/** Null where nothing has been noted, or nothing that can be read. */
export const readLogin = (env: Env): Login | null => {
  try {
    const read: unknown = JSON.parse(readFileSync(loginPath(env), 'utf8'));
    return isLogin(read) ? read : null;
  } catch {
    return null;
  }
};

/** Written whole or not at all, and never readable for others, not even for a moment. */
export const writeLogin = (env: Env, login: Login): string => {
  const path = loginPath(env);
  mkdirSync(dirname(path), { recursive: true, mode: OWNER_ONLY.folder });
  const draft = `${path}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify(login)}\n`, { mode: OWNER_ONLY.file, flag: 'wx' });
  renameSync(draft, path);
  return path;
};
