import type { Abuse } from '../abuse.ts';
import { arenaFlood } from './arena-flood.ts';
import { botTables } from './bot-tables.ts';
import { chatFloods } from './chat-floods.ts';
import { droppingSeats } from './dropping-seats.ts';
import { endlessSearches } from './endless-searches.ts';
import { guestsWithoutEnd } from './guests-without-end.ts';
import { hungryReaders } from './hungry-readers.ts';
import { idleConnections } from './idle-connections.ts';
import { lobbyLoops } from './lobby-loops.ts';
import { loopingTests } from './looping-tests.ts';
import { malformedMessages } from './malformed-messages.ts';
import { passwordGuesses } from './password-guesses.ts';
import { printingBots } from './printing-bots.ts';
import { storedSources } from './stored-sources.ts';
import { watchers } from './watchers.ts';

/** Every kind of abuse there is; two hundred guests in all. */
export const ABUSES: readonly Abuse[] = [
  guestsWithoutEnd,
  storedSources,
  loopingTests,
  arenaFlood,
  droppingSeats,
  lobbyLoops,
  endlessSearches,
  botTables,
  printingBots,
  watchers,
  idleConnections,
  passwordGuesses,
  hungryReaders,
  chatFloods,
  malformedMessages,
];
