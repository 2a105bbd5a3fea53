import type { vi } from './vi.ts';

export const en: typeof vi = {
  gathering: 'Every seat is taken, the cards come now.',
  dealtIn: (seconds) => `The cards come in ${seconds}…`,
  gatheringNote: 'Built-in players keep seats warm, and give them up between two games.',
  leave: 'Leave',
  heading: (number, company) => `Game ${number} · ${company}`,
  alone: 'seats kept for people',
  company: (people, players) =>
    players === 0 ? `${people} people` : `${people === 1 ? '1 person' : `${people} people`}, ${players} built-in`,
  came: (name) => `${name} sat down`,
  wentAway: (name) => `${name} left, seat kept`,
  gameDropped: 'This game will not count',
  move: (people, seconds) => `Join ${people === 1 ? '1 person' : `${people} people`} (${seconds})`,
  movesSoon: (people) => `Moving to ${people === 1 ? '1 person' : `${people} people`}`,
  stay: (seconds) => `Stay here (${seconds})`,
  moving: 'Moving…',
  offerGone: 'That seat has just been taken. You play on here.',
  lost: {
    given: {
      title: 'Your seat was given up',
      text: 'You were away when the next game was dealt, so a built-in player sat down. Find another table to play on.',
    },
    left: { title: 'You have left this table', text: 'To play on, find another one: there are cards at once.' },
    visitor: {
      title: 'This table seats people itself',
      text: 'A link does not lead in. Find players, and you have a seat.',
    },
    closed: {
      title: 'The table took you for gone',
      text: 'Your time ran out several turns in a row, so it closed. Find players and you have cards at once.',
    },
  },
  find: 'Find players',
  finding: 'Looking for a table…',
  home: 'To the front page',
  noAnswer: 'The server cannot be reached. You can still practise.',
  seated: 'You have a game going on, or people waiting for you, at another table.',
  goThere: 'Go there',
  goToGame: (game) => `Go to that ${game} table`,
};
