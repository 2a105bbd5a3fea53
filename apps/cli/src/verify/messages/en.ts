import type { VerifyWords } from './vi.ts';

export const en: VerifyWords = {
  what: 'A file or an address to check',
  unreadable: (place) => `${place} is no match file and no replay of a server (GET /api/games/ID/replay).`,
  badAddress: (place) => `${place} is no address of a game or a match; use one like …/games/ID or …/arena/matches/ID.`,
  badCommitment: '64 hexadecimal digits',
  badWitness: (place) => `${place} is no witness that a browser saved on the page of a game.`,
  twoSeals: 'The seal of --commitment is another one than that of the witness.',
  fetching: (games) => `Fetching ${games} games…`,
  fetched: (games, of) => `${games}/${of} games fetched`,
  waiting: (games, of, seconds) =>
    `${games}/${of} games fetched · the server is busy; going on in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  states: {
    held: 'holds',
    failed: 'DOES NOT HOLD',
    unseen: 'nobody to witness',
    unbrought: 'a text did not come',
    unreached: 'not reached',
  },
  holds: 'Everything holds.',
  holdsUnseen:
    'Everything fits the proof itself, which does not say that the server chose nothing. If you sat at the table, save your witness on the page of the game and check again with --witness FILE (or with --commitment SEAL, if the seal is all you have).',
  holdsPartly: 'What can be told here holds; what is marked ? has nobody to witness it.',
  holdsUnbrought:
    'It fits, but a text that was pledged did not come: this deal can be called neither clean nor cheated.',
  fails: 'It DOES NOT HOLD.',

  strangersTitle: (ruleSet, number) => `${ruleSet} · game ${number} of the table`,
  dealTitle: (ruleSet, number) => `${ruleSet} · game ${number} of the session`,
  promise: 'The promise made before',
  promiseHeld: (seal) => `The proof has the very seal that you gave: ${seal}`,
  promiseUnseen: (seal) => `This seal must have been published before the session; nobody here can witness it: ${seal}`,
  texts: 'The players’ texts',
  textsHeld: (texts) =>
    `The text that you brought is in the shuffle, and all were pledged before you opened yours: ${texts.join(', ')}`,
  textsUnpledged: (texts) =>
    `The text that you brought is in the shuffle; your witness has no pledges of the others, which may have been chosen later: ${texts.join(', ')}`,
  textsUnseen: (texts) =>
    `Mixed into the shuffle; nobody here can witness that they are the players’ own: ${texts.join(', ')}`,
  spent: (count) =>
    `Before this deal the table stopped ${count} ${count === 1 ? 'time' : 'times'} after your text had been opened.`,
  ownText: (text) => `“${text}” (yours)`,
  noText: 'none',
  unbroughtText: 'pledged, and did not come',
  textsUnbrought: (seats, texts) =>
    `Every text that came is the one that was pledged, but that of seat ${seats.map((seat) => seat + 1).join(', ')} was pledged and did not come; a table of strangers deals without it. Most often a line has dropped; but a server in league with who sat there could choose between two deals: ${texts.join(', ')}`,
  link: 'The game’s link',
  linkHeld: (number) => `Hashed ${number} ${number === 1 ? 'time' : 'times'} it gives the seal.`,
  seals: 'The seals of the deck',
  sealsHeld: 'The 52 seals of the game and the roots of all games give the seal of the session.',
  cards: 'The opened cards',
  cardsHeld: (count) =>
    `${count} ${count === 1 ? 'card is' : 'cards are'} what lay behind the seal of that place; the others stay closed.`,
  deal: 'Shuffled and dealt again',
  dealHeld: 'Everybody gets the cards that they had in the game.',
  dealUnseen:
    'It fits the replay; your witness does not have your hand and the end of that game, to compare, or has not counted every deal up to it, so that the server could have chosen its number.',
  record: 'Played again',
  recordHeld: (moves) => `All ${moves} moves are legal, and the points are those that were noted.`,
  recordUnseen: 'Some hands of this game stay closed, so there is no text to play it from.',
  dayNotOver: 'A deal of the day: its proof is shown one hour after midnight in Vietnam.',
  otherSeed: 'the text of the game was not dealt from this link',
  otherMoves: 'the text has other moves than those that are shown',
  otherPoints: 'the points come out otherwise than noted',
  unfinished: 'the game does not come to its end',

  matchTitle: (ruleSet, games, seed) => `${ruleSet} · ${games} games · seed ${seed}`,
  noSeed: 'not published',
  whole: 'Nothing is missing',
  wholeHeld: (games) => `${games} games are there: all games of the deals that were played.`,
  missing: (count) => `${count} ${count === 1 ? 'game is' : 'games are'} missing`,
  tooMany: 'there are games too many, or one is there twice',
  cut: (played, deals) => `the match is said to be over, and there are ${played} of its ${deals} deals`,
  records: 'Every game played again',
  recordsHeld: (moves) => `All ${moves} moves are legal, and every game comes to its end.`,
  points: 'Points',
  pointsHeld: 'Points and places come out as noted, in every game.',
  faults: 'Strikes',
  faultsHeld: (count) =>
    count === 0
      ? 'None is noted.'
      : count === 1
        ? 'The one that is noted is a move of the clock.'
        : `All ${count} that are noted are moves of the clock.`,
  notClocks: 'a strike is noted where the clock did not move',
  deals: 'Deal by deal',
  dealsHeld: (deals) =>
    `The list of ${deals} ${deals === 1 ? 'deal' : 'deals'} is what the games say: seats, points, strikes, means.`,
  otherDeals: (listed, found) => `the list has ${listed} deals, and the games are those of ${found}`,
  inDeal: (number, why) => `deal ${number}: ${why}`,
  unlisted: 'it is not in the list',
  otherMeans: 'the mean points come out otherwise than noted',
  standings: 'Result',
  standingsHeld: 'Mean points, intervals, strikes, disqualifications and places come out as noted.',
  otherContestants: 'the contestants are not those of the seats',
  ofContestant: (name, why) => `${name}: ${why}`,
  otherFigure: (what, noted, found) => `${what}: noted as ${noted}, comes out as ${found}`,
  otherDisqualified: 'disqualified or not, it does not fit the strikes',
  mean: 'points a game',
  low: 'lower end of the interval',
  high: 'upper end of the interval',
  wins: 'share of games won',
  strikes: 'strikes',
  place: 'place',
  noFigure: 'nothing',
  comma: '.',
  schedule: 'The schedule of deals',
  scheduleHeld: (deals) =>
    `${deals} ${deals === 1 ? 'deal' : 'deals'} and all seatings follow from this seed: nobody chose the cards.`,
  scheduleUnseen: 'The match has not published its seed, so its deals cannot be checked yet.',
  inGame: (number, why) => `game ${number}: ${why}`,
  more: (count) => `… and ${count} more`,
  otherDeal: 'it was not dealt from this seed and schedule',
  otherSeating: 'the seats are not those of the schedule',
  listedOtherwise: 'the list has other seats, points or strikes than the games',

  usage: `Works out the proof of a deal again, or plays a whole match again: does it hold?

  sanhrong verify FILE|ADDRESS [options]

  FILE                 a match file (sanhrong match … --out FILE),
                       or a replay saved from a server
  ADDRESS              https://…/games/ID or https://…/arena/matches/ID

  --witness FILE       your witness, saved on the page of the game
  --commitment SEAL    only the seal that you saw before the session
  --json               the result for other programs
  --lang vi|en         the language (vi)
  --no-colour          no colours (NO_COLOR does the same)
  --help               this text

All of it is worked out on this machine. Exits with 1 when it does not hold.`,
};
