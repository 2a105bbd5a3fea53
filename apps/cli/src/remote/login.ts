import { PEOPLE_ANSWERS } from '@sanh-rong/protocol';
import { type Arguments, visible } from '../arguments/arguments.ts';
import { type CommandRun, command, Failure, OK } from '../arguments/command.ts';
import type { Streams } from '../play/streams.ts';
import { askHidden, askLine, readAll } from './asking.ts';
import { addressFor, givenToken, refuseTypedToken, SERVER_VALUES } from './connection.ts';
import { writeLogin } from './login-file.ts';
import { REMOTE_WORDS } from './messages/vi.ts';
import { isOpenWire, readAddress, Server } from './server.ts';

const isAtTerminal = ({ input, output }: Streams): boolean => input.isTTY === true && output.isTTY === true;

const addressOf = async (given: Arguments, streams: Streams): Promise<URL> => {
  const isNamed = given.value('--server') !== null || Boolean(streams.env.SANHRONG_SERVER);
  if (isNamed || !isAtTerminal(streams)) return addressFor(given, streams);
  return readAddress(await askLine(streams, REMOTE_WORDS[given.language].askServer), given.language);
};

const tokenOf = async (given: Arguments, streams: Streams): Promise<string> => {
  const brought = givenToken(given, streams);
  if (brought !== null) return brought;
  const say = REMOTE_WORDS[given.language];
  return isAtTerminal(streams) ? askHidden(streams, say.askToken) : readAll(streams);
};

const run = async (given: Arguments, streams: Streams): Promise<number> => {
  const { language } = given;
  const say = REMOTE_WORDS[language];
  refuseTypedToken(given);
  const address = await addressOf(given, streams);
  const token = await tokenOf(given, streams);
  if (token === '') throw new Failure(say.nobodyThere);
  if (isOpenWire(address)) streams.errors.write(`${say.openWire(address.origin)}\n`);
  const server = new Server(address, { language, token });
  const { person } = await server.ask('GET', '/api/me', PEOPLE_ANSWERS.profile);
  const path = writeLogin(streams.env, { server: address.origin, token });
  streams.output.write(`${say.loggedIn(visible(person.name), address.origin, path)}\n${say.kept}\n`);
  return OK;
};

/** `sanhrong login`: notes a server and a token. */
export const login: CommandRun = command({
  command: 'login',
  values: SERVER_VALUES,
  usage: (language) => {
    const say = REMOTE_WORDS[language];
    return `${say.loginUsage(say.serverLines)}\n\n${say.tokenNote}`;
  },
  run,
});
