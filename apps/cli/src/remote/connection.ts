import { statSync } from 'node:fs';
import type { Language } from '@sanh-rong/engine';
import type { Arguments } from '../arguments/arguments.ts';
import { chosen, Misuse } from '../arguments/command.ts';
import { readText } from '../arguments/files.ts';
import type { Streams } from '../play/streams.ts';
import { readLogin } from './login-file.ts';
import { REMOTE_WORDS } from './messages/vi.ts';
import { isOpenWire, readAddress, Server } from './server.ts';

/** Which server a command talks to, and as whom. */

/** Every command that talks to a server takes these. `--token` is there to be refused. */
export const SERVER_VALUES = ['--server', '--token-file', '--token'];

const OTHERS_MAY = 0o077;
const MOST_MEGABYTES = 1;

/** The address in the arguments, or the one that `sanhrong login` has noted. */
export const addressFor = (given: Arguments, { env }: Streams): URL => {
  const written = given.value('--server') ?? (env.SANHRONG_SERVER || null) ?? readLogin(env)?.server ?? null;
  if (written === null) throw new Misuse(REMOTE_WORDS[given.language].noServer);
  return readAddress(written, given.language);
};

const isReadableByOthers = (path: string): boolean =>
  process.platform !== 'win32' && (statSync(path).mode & OTHERS_MAY) !== 0;

const tokenIn = (path: string, language: Language, streams: Streams): string => {
  const say = REMOTE_WORDS[language];
  const token = chosen(readText(path, language, MOST_MEGABYTES)).trim();
  if (token === '') throw new Misuse(say.emptyToken(path));
  if (isReadableByOthers(path)) streams.errors.write(`${say.openFile(path)}\n`);
  return token;
};

/** Said before anything else: a person who typed a token should know what became of it. */
export const refuseTypedToken = (given: Arguments): void => {
  if (given.has('--token')) throw new Misuse(REMOTE_WORDS[given.language].tokenInArguments);
};

/** The token in a file or in the environment; null where there is none. */
export const givenToken = (given: Arguments, streams: Streams): string | null => {
  const path = given.value('--token-file');
  return path === null ? streams.env.SANHRONG_TOKEN?.trim() || null : tokenIn(path, given.language, streams);
};

/** What has been noted is for the server it was noted with, and for no other. */
const notedToken = (address: URL, { env }: Streams): string | null => {
  const login = readLogin(env);
  return login !== null && new URL(login.server).origin === address.origin ? login.token : null;
};

interface Access {
  readonly address: URL;
  readonly token: string | null;
}

const accessFor = (given: Arguments, streams: Streams): Access => {
  refuseTypedToken(given);
  const address = addressFor(given, streams);
  const token = givenToken(given, streams) ?? notedToken(address, streams);
  if (token !== null && isOpenWire(address)) {
    streams.errors.write(`${REMOTE_WORDS[given.language].openWire(address.origin)}\n`);
  }
  return { address, token };
};

/** The server, and the token for callers that open a connection of their own to it. */
export const connectWithToken = (given: Arguments, streams: Streams): { server: Server; token: string } => {
  const { language } = given;
  const { address, token } = accessFor(given, streams);
  if (token === null) throw new Misuse(REMOTE_WORDS[language].noToken);
  return { server: new Server(address, { language, token }), token };
};

/** The server that a command is for. Where no sign-in is needed, a token is welcome all the same. */
export const connect = (given: Arguments, streams: Streams, who: 'person' | 'anyone'): Server => {
  if (who === 'person') return connectWithToken(given, streams).server;
  const { address, token } = accessFor(given, streams);
  return new Server(address, { language: given.language, token });
};
