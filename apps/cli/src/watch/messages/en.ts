import type { WatchWords } from './vi.ts';

export const en: WatchWords = {
  notBuilt:
    'The viewer has not been built: run node scripts/client.mjs in the repository, or set WEB_DIR to the folder of a built one.',
  what: 'A match file, or contestants',
  unreadable: (path) => `${path} is no match file. One is written by: sanhrong match … --out FILE.`,
  portTaken: (port) => `Another program uses port ${port}. Choose another one with --port, or leave it out.`,
  address: (url) => `See the match at: ${url}`,
  playing: 'The match is being played; the page keeps up.',
  over: (games) => `The match is over: ${games} games. The page stays open.`,
  stopped: (deals) =>
    deals === 0 ? 'Stopped before any deal was over.' : `Stopped after ${deals} ${deals === 1 ? 'deal' : 'deals'}.`,
  stop: 'Ctrl-C closes it.',
  closed: 'Closed.',

  wrongHost: 'This is open to this machine only.',
  codes: {
    SIGN_IN_FIRST: 'Nobody signs in here: this page runs on your machine, without a server.',
    NO_PATH: 'There is just one match here; this part needs a server.',
    NO_MATCH: 'There is no such match here.',
    NO_MATCH_GAME: 'This match has no such game, or it has not been played yet.',
    WRONG_METHOD: 'Here things are only looked at, not changed.',
  },

  usage: (contestants, table) => `Opens the real viewer on this machine: a match written down, or played now.

  sanhrong watch FILE [options]
  sanhrong watch ONE OTHER … [options of sanhrong match]

  --game N --move N --seat N  opens at this moment of game N (of a FILE)
  --port N         the port (any free one)
  --no-open        prints the address and opens no browser

To play now:

${contestants.map((line) => `  ${line}`).join('\n')}

  --deals N        deals, each played from all seats (100)
  --seats N        seats
  --out FILE       writes the whole match when it is over
${table.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}

Only this machine can open the page; nothing is sent anywhere.`,
};
