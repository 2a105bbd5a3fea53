import { signed, type Who } from '@sanh-rong/presentation';

/** Everything `sanhrong play` says in English, except what a game says in its own folder. */

const namesOf = (people: readonly Who[]): string => people.map(({ name }) => name).join(', ');

export const en = {
  languageName: 'English',
  product: 'Sảnh Rồng',
  signed,

  seatNames: { bottom: 'You', right: 'East', topRight: 'Northeast', top: 'North', topLeft: 'Northwest', left: 'West' },

  gameTitle: (ruleSet: string, game: number, of: number) => `${ruleSet} · Game ${game}/${of}`,
  thinking: 'thinking…',
  emptyMat: 'The mat is empty',
  logTitle: 'What happened',
  yourHand: 'Your hand',
  onTheMat: 'On the mat',

  notYourTurn: (who: Who) => `Waiting for ${who.name}. Any key: do not wait.`,
  wouldPlay: (what: string) => `Enter · ${what}`,
  wouldPlayLater: (what: string) => `Ready: ${what}`,
  notInHand: (card: string) => `You do not hold ${card}.`,
  unknownCard: (text: string) => `“${text}” is no card. Write 3s, 10h, Ad, 2c: rank, then s ♠, c ♣, d ♦, h ♥.`,
  typing: (text: string) => `Card: ${text}_ (then s ♠ c ♣ d ♦ h ♥)`,
  hint: (what: string, number: number, of: number) => `Hint ${number}/${of}: ${what}`,
  way: (what: string, number: number, of: number) => `${number}/${of}: ${what}`,
  sortedBy: (sort: string) => `Sorted by ${sort}.`,

  keys: { play: 'play', select: 'select', hint: 'hint', sort: 'sort', clear: 'clear', help: 'help', quit: 'quit' },
  quitQuestion: 'Leave the table? Enter or Y: leave · any other key: stay',
  pageKeys: { close: 'any key: back', next: 'Enter: next game', final: 'Enter: final result', leave: 'Enter: leave' },
  keyed: (key: string, what: string) => `${key}: ${what}`,
  more: '↑↓ more',

  tooSmall: (columns: number, rows: number, minColumns: number, minRows: number) =>
    `This window is ${columns}×${rows}. The table needs ${minColumns}×${minRows}: make it larger, or start with --plain. Q leaves.`,

  helpTitle: 'Keys',
  helpCards: [
    '← →  move along your hand (Home, End: to its ends)',
    '↑ or space  select a card, or put it back',
    '3s 10h Ad  typing a card selects it, too',
    'Enter  play what is selected',
    'H  hint: each press selects another good play',
    'S  sort the hand another way',
    'C  clear the selection',
  ] as readonly string[],
  helpAmounts: [
    '↑ ↓  a larger or smaller amount (PgUp, PgDn: by more; Home, End: smallest, largest)',
    '50  typing a number sets the amount, too',
    'Enter  do what the line above the keys says',
    'Esc  none of it after all',
    'H  hint: each press shows another good move',
  ] as readonly string[],
  helpKeys: ['L  Tiếng Việt / English', '?  this page', 'Q  leave the table'] as readonly string[],

  resultTitle: (game: number, of: number) => `Game ${game} of ${of}`,
  entry: (points: number, reason: string) => `${signed(points)}: ${reason}`,
  nothingPaid: 'pays nothing, gets nothing',
  leftInHand: (cards: string) => `[${cards}]`,
  scoreColumns: { name: '', game: 'Game', total: 'Total', rank: 'Place' },
  soFarTitle: (played: number, of: number) => `${played} of ${of} games played`,
  leading: (leaders: readonly Who[]) =>
    `${namesOf(leaders)} ${leaders.length > 1 || leaders[0].you ? 'are' : 'is'} in front`,
  finalTitle: (games: number) => (games === 1 ? 'The session is over: 1 game' : `The session is over: ${games} games`),
  ranking: (rank: number, name: string, points: string) => `${rank}. ${name}  ${points}`,
  winners: (winners: readonly Who[]) =>
    winners.length > 1
      ? `${namesOf(winners)} share the win!`
      : `${winners[0].name} ${winners[0].you ? 'win' : 'wins'}!`,
  seed: (seed: string) => `Seed: ${seed}`,
  playAgain: (command: string) => `The same deals again: ${command}`,

  lineNext: 'Enter: next game (quit: leave)',
  lineEnd: 'Enter: final result',
  lineWays: (ways: readonly string[]) => `Which one? Write the same again with the number: ${ways.join(' · ')}`,
  lineSort: 'sort  the hand another way',
  lineHelp: ['hint  good plays, best first', 'vi / en  the language', 'quit  leave the table'] as readonly string[],
  lineHints: (plays: readonly string[]) => `Hints: ${plays.join(' · ')}`,
  notUnderstood: (text: string) => `“${text}” is neither cards nor a command; help lists them.`,
  noAmount: (text: string) => `“${text}” is neither a number nor a command; help lists them.`,
  endOfInput: 'No more input: the table is closed. See you!',
  left: 'See you at the mat!',

  words: {
    hint: ['hint', 'h'],
    help: ['help', '?'],
    quit: ['quit', 'exit', 'q'],
    sort: ['sort', 's'],
  } as Readonly<Record<'hint' | 'help' | 'quit' | 'sort', readonly string[]>>,

  crashed: (what: string) => `The table broke: ${what}`,

  commands: `sanhrong: Vietnamese cards in a terminal, and everything for bot authors.

  sanhrong play     play against built-in players (--help shows its options)
  sanhrong match    bots, built-in players, programs: points with intervals
  sanhrong compare  is the new version better: plays until that is decided
  sanhrong league   everybody meets everybody: standings and who beat whom
  sanhrong new      a starter project for a bot, with types and tests
  sanhrong test     try a bot in every named situation of its game
  sanhrong watch    see a match in the real viewer, as it is played or later
  sanhrong replay   see games again in the terminal
  sanhrong review   which moves should have been others, and their cost
  sanhrong verify   work a deal's proof out again, or play a whole match again
  sanhrong login    note a server and API token for push, pull, ladder, remote
  sanhrong push     bring a bot to a server
  sanhrong pull     fetch a bot's code from a server
  sanhrong ladder   the ladders of a server, with their bots
  sanhrong remote   play for a remote bot of yours with a program of your own
  sanhrong engine   drive any game from any language, in lines of JSON
  sanhrong help     this page

--lang vi | en   the language`,
  version: (version: string) => `sanhrong ${version}`,
  unknownCommand: (command: string) => `There is no command “${command}”.`,
  usage: (
    games: string,
    rules: string,
    players: string,
    levels: readonly string[],
  ) => `Play Vietnamese cards in the terminal, against built-in opponents.

  sanhrong play [options]

  --game NAME      the game: ${games}
  --rules NAME     the rule set: ${rules}
  --players N      seats at the table: ${players}
  --games N        games in the session: 1, 16 or 32 (16)
  --level NAME     how well the opponents play, weakest first:
${levels.map((line) => `    ${line}`).join('\n')}
  --seed TEXT      deal the same cards again
  --lang vi|en     the language (vi); L switches at the table
  --fast           the opponents do not pause
  --plain          line by line instead of a full screen
  --no-colour      no colours (NO_COLOR does the same)
  --help           this text`,
  engineUsage: `Drives any game from any language: a JSON object a line in, one a line out.

  sanhrong engine

  --lang vi|en     the language (vi)
  --help           this text

  echo '{"op":"deal","game":"tienlen","seats":4,"seed":"7"}' | sanhrong engine

Ends with its input. All requests: docs/engine-stream.md.`,
};

export type Messages = typeof en;
