import type { vi } from './vi.ts';

const duration = (micros: number): string =>
  micros < 1_000_000
    ? `${(micros / 1_000).toLocaleString('en', { maximumFractionDigits: 1 })} ms`
    : `${(micros / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} s`;

const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

export const en: typeof vi = {
  title: (bot) => `Trying out ${bot}`,
  back: 'Back to the code',
  allBots: 'All bots',
  tryAgain: 'Try again',
  version: (version, drafted) => (drafted ? `v${version}, being changed` : `v${version}`),
  sum: (count, score) => `${games(count)}: ${score}`,
  hiddenTitle: (name) => `The code of ${name} is hidden`,
  hiddenText: 'Its owner only lets others play against it. Open a table and give it a seat.',
  createTable: 'Open a table',
  noBotTitle: 'There is no such bot',
  faultTitle: 'The bot cannot sit down yet',
  brokenTitle: 'This could not be tried out',
  brokenText: 'The browser could not run the table or the bot. Load the page again and try once more.',

  controls: 'Controls of the trial',
  play: 'Play',
  pause: 'Pause',
  step: 'One move',
  toBot: 'On until the bot has moved',
  pace: 'Speed',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', atOnce: 'At once' },
  again: 'Same deal',
  againNote: 'Play this very game again, with the same cards',
  next: 'Next game',
  nextNote: 'Deal a new game',
  keys: 'Space plays or pauses, right arrow makes one move, B goes on to the bot, R same deal, N next game',
  thinking: (name) => `${name} is thinking…`,
  left: (count) => `${games(count)} to go`,
  moved: (number, move, micros) => `Move ${number}: ${move} · ${duration(micros)}`,
  faulted: (number, fault) => `Move ${number}: ${fault}`,
  ready: 'The cards are dealt. Play, or go move by move.',
  ended: (score) => `Game over: ${score}`,
  showResult: 'The points',
  out: 'Three faults: out. A built-in player plays on.',
  goOn: 'Let it play',

  hand: (name) => `The hand of ${name}`,
  strikes: (strikes, of) => `Faults ${strikes}/${of}`,

  panel: 'What the bot thinks, what happens, and the games',
  openPanel: 'Look at what the bot thinks',
  closePanel: 'Close the panel',
  tabs: { moves: 'The bot', log: 'What happens', games: 'Games' },
  noMoves:
    'The bot has not moved yet. Each of its moves will stand here: what it saw, returned and printed, and how long it thought.',
  move: (number) => `Move ${number}`,
  duration,
  printedCount: (lines) => (lines === 1 ? '1 line printed' : `${lines} lines printed`),
  saw: 'Saw',
  returned: 'Returned',
  nothingReturned: 'Returned nothing',
  printed: 'Printed',
  unprinted: (lines) => `… and ${lines === 1 ? 'one more line' : `${lines} more lines`} not kept`,
  instead: (move) => `Played for it automatically: ${move}`,
  openLine: (line) => `Open line ${line}`,
  copy: 'Copy gameState',
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying.',
  more: (count) => `… ${count} more`,

  result: 'The game on the table',
  noGames: 'No game is over yet.',
  playMany: (count) => `Play ${games(count)}`,
  replayAll: (count) => `Replay all ${games(count)}`,
  replayAllNote: 'The same deals with the code as it is now, to compare with the time before.',
  won: (count) => `${count} won`,
  before: (points) => `${points} the time before`,
  game: (number) => `Game ${number}`,
  onTable: 'on the table',
  tries: (tries) => `each time: ${tries.join(' → ')}`,
  notYet: 'not yet with the new code',
  replay: (number) => `Replay game ${number}`,

  arrange: 'Change the table',
  arrangeTitle: 'The table to practise at',
  ruleSet: 'Rules',
  level: 'Opponents',
  seats: 'Seats',
  lenient: 'Play on in spite of faults',
  lenientNote: 'At a real table, three faults in a session put a bot out.',
  limits: (seconds, megabytes) =>
    `As on the server, a move may take ${seconds} seconds. A browser cannot limit memory; the server allows ${megabytes} MB.`,
  deal: 'Deal at this table',
};
