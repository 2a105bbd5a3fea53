import type { Phrase } from '@sanh-rong/protocol';

/** Why something is refused, by code. */
export const refusals = {
  NO_TABLE: 'There is no such table.',
  NOT_HERE: 'Only those who sit at this table or watch it can do that.',
  CHAT_OFF: 'The host has switched off the chat at this table.',
  CHAT_CLOSED: 'This table is closed: nobody hears you any more.',
  CHAT_EMPTY: 'Write something first.',
  CHAT_TOO_LONG: 'A message has at most {max} characters, fewer of large emoji.',
  CHAT_BAD_TEXT: 'This message has characters that cannot be shown: write it on one line, without hidden characters.',
  CHAT_TOO_FAST: 'Not so fast: you can write again in {seconds} seconds.',
  CHAT_QUOTA:
    'The guests of your network have written a lot: in {minutes} minutes you can go on, with an account at once.',
  CHAT_REPEATED: 'You have just said that twice. Say something else.',
  NO_PHRASE: 'There is no such phrase.',
  NO_MESSAGE: 'There is no such message.',
  OWN_MESSAGE: 'You cannot report your own message.',
  ALREADY_REPORTED: 'You have already reported this message.',
  BAD_REASON: 'A report names one of these reasons: {known}.',
  REPORT_TOO_FAST: 'You have reported a lot: try again in {seconds} seconds.',
  NO_PERSON: 'There is no such person.',
  MUTE_SELF: 'You cannot mute yourself.',
  MUTE_TOO_FAST: 'Not so fast: try again in {seconds} seconds.',
  TOO_MANY_MUTES: 'You can mute at most {max} people: unmute somebody first.',
} as const;

/** What the table itself says. */
export const lines = {
  opened: '{who} opened the table.',
  sat: '{who} sat down.',
  left: '{who} left the table.',
  leftGame: '{who} left in the middle of the session; a built-in player takes over.',
  sentAway: '{who} was sent away by the host.',
  dismissed: '{who} was taken off the table.',
  playerSat: '{who} sat down.',
  stood: '{who} got up to watch.',
  botSource: '{who}: its code could not be run (strike {strikes} of {most}).',
  botException: '{who} broke with an error (strike {strikes} of {most}).',
  botInvalid: '{who} answered with something that is no move (strike {strikes} of {most}).',
  botIllegal: '{who} tried a move the rules forbid (strike {strikes} of {most}).',
  botTimeout: '{who} took too long (strike {strikes} of {most}).',
  botMemory: '{who} used too much memory (strike {strikes} of {most}).',
  botCrash: '{who} crashed (strike {strikes} of {most}).',
  botUnasked: 'The server could not ask {who}; the clock played for it, and it does not count as a strike.',
  botOut: '{who} is disqualified; a built-in player takes over.',
  configured: 'The host changed the settings of the table.',
  chatOn: 'The host switched the chat on.',
  chatOff: 'The host switched the chat off.',
  hosted: '{who} is now the host.',
  watched: '{who} is watching.',
  unwatched: '{who} stopped watching.',
  away: '{who} is away.',
  back: '{who} is back.',
  countdown: 'Everybody is ready: the game begins in {seconds} seconds.',
  countdownStopped: 'The countdown was stopped.',
  textMissing:
    'The text of {who} for the shuffle did not come, perhaps for a bad line: once ready again, the cards are dealt.',
  gameStarted: 'Game {number} of {games} begins.',
  nextStarted: 'Game {number} begins.',
  gameEnded: 'Game {number} is over. First: {who}.',
  sessionEnded: 'The session is over. In front: {who}.',
  sessionOver: 'The session is over.',
  rebought: '{who} gets new chips with the next deal.',
  timedOut: '{who} ran out of time.',
  standIn: '{who} missed several turns; a built-in player stands in until they return.',
  reopened: 'Another session: get ready.',
  closedEmpty: 'Everybody has left; the table is closed.',
  closedAbandoned: 'Nothing has happened here for a long time; the table is closed.',
} as const;

/** Words inside what the table says. */
export const words = {
  bot: 'BOT {name}',
} as const;

export const phrases: Readonly<Record<Phrase, string>> = {
  hello: 'Hello everyone!',
  goodLuck: 'Good luck!',
  wellPlayed: 'Well played!',
  hurry: 'Come on, hurry up!',
  wait: 'Give me a moment!',
  cut: 'Chop!',
  ouch: 'Ouch!',
  wow: 'Wow!',
  unlucky: 'Just my luck!',
  lucky: 'Lucky you!',
  close: 'So close!',
  sorry: 'Sorry!',
  thanks: 'Thanks!',
  noWorries: 'No worries!',
  fun: 'Haha, this is fun!',
  again: 'One more game?',
  bye: 'I have to go. See you!',
};

/** What each route does, by its id. */
export const summaries = {
  readMessages: 'What was said at a table, for those who sit there or watch',
  listPhrases: 'The quick phrases in the language of the request',
  listMutes: 'Whom you have muted',
  mutePerson: 'Mute somebody: you no longer hear them at any table',
  unmutePerson: 'Hear somebody again',
  reportMessage: 'Report a message to whoever runs this server',
} as const;
