import type { Asking } from '../support/test-server.ts';
import type { PeopleByRole } from './roles.ts';
import type { Newcomers } from './sign-in-endings.ts';

/** Who may ask what over HTTP, as data. */

export const ASKERS = ['nobody', 'revoked', 'guest', 'account', 'program'] as const;
/**
 * revoked: a sign-in that has been ended · guest: has nothing to do with the table · account: sits at the table · program:
 * acts for the account with an API token.
 */
export type Asker = (typeof ASKERS)[number];

/** Ids of things that belong to another person, or to the account. */
export interface Things {
  readonly code: string;
  /** A game of the private table, one of a public table, and one whose hands stay hidden. */
  readonly privateGame: string;
  readonly publicGame: string;
  readonly concealedGame: string;
  readonly host: string;
  /** A sign-in of the host, and an API token of another account. */
  readonly foreignSignIn: string;
  readonly foreignToken: string;
  readonly foreignUsername: string;
  readonly message: number;
  /** Bots of the host: one of each sharing. */
  readonly privateBot: string;
  readonly openBot: string;
  readonly publicBot: string;
  /** Of the host: an entry that was withdrawn, a match, and a tournament with the public bot in it. */
  readonly entry: string;
  readonly match: string;
  readonly tournament: string;
  /** The day of the deals that are played now. */
  readonly day: string;
}

const TOURNAMENT = {
  name: 'Giải',
  game: 'tienlen',
  ruleSet: 'mien-nam',
  format: 'swiss',
  seats: 2,
  deals: 1,
};

/** Makes all of them. */
export const gatherThings = async (byRole: PeopleByRole, people: Newcomers): Promise<Things> => {
  const { host } = byRole.people;
  const other = await people.account();
  const scene = await byRole.scene('completed');
  const bot = async (sharing: string): Promise<string> => {
    const { token } = host;
    const made = await byRole.server.http('POST', '/api/bots', { token, body: { game: 'tienlen', name: sharing } });
    const { id } = made.json as { id: string };
    await byRole.server.http('PATCH', `/api/bots/${id}`, { token, body: { sharing } });
    return id;
  };
  const arena = async (path: string, body: object): Promise<string> => {
    const made = await byRole.server.http('POST', `/api/arena/${path}`, { token: host.token, body });
    return (made.json as { id: string }).id;
  };
  const publicBot = await bot('public');
  const entry = await arena('entries', { bot: publicBot, ruleSet: 'mien-nam' });
  await byRole.server.http('DELETE', `/api/arena/entries/${entry}`, { token: host.token });
  const opponents = [{ level: 'random' }];
  const match = await arena('challenges', { bot: publicBot, ruleSet: 'mien-nam', opponents, deals: 1 });
  const tournament = await arena('tournaments', TOURNAMENT);
  await arena(`tournaments/${tournament}/sign-ups`, { bot: publicBot });
  const played = async (settings: object): Promise<string> =>
    byRole.newestGame(await byRole.scene('completed', { visibility: 'public', ...settings }));
  return {
    code: scene.code,
    message: scene.message,
    privateGame: await byRole.newestGame(scene),
    publicGame: await played({}),
    concealedGame: await played({ game: 'lieng' }),
    host: host.id,
    foreignUsername: other.username,
    foreignToken: (await people.apiToken(other.token)).id,
    foreignSignIn: await people.idOf(host.token),
    privateBot: await bot('private'),
    openBot: await bot('open'),
    publicBot,
    entry,
    match,
    tournament,
    day: ((await byRole.server.http('GET', '/api/daily')).json as { day: string }).day,
  };
};

export interface RequestRight {
  readonly method: string;
  /** As OpenAPI writes it. */
  readonly route: string;
  readonly note: string;
  readonly path: (things: Things) => string;
  readonly body?: (things: Things) => NonNullable<Asking['body']>;
  /** In the order of ASKERS: a code of a refusal, or ok. */
  readonly codes: readonly string[];
  /** It ends or changes the sign-in that asks, so everybody brings one that nothing else needs. */
  readonly spends: boolean;
}

type Part = Partial<Pick<RequestRight, 'note' | 'path' | 'body' | 'spends'>>;

const right = (method: string, route: string, codes: string, part: Part = {}): RequestRight => ({
  method,
  route,
  note: '',
  path: () => route,
  spends: false,
  ...part,
  codes: codes.split(' '),
});

const ALL = 'ok ok ok ok ok';
/** All with a sign-in or a token. */
const PEOPLE = 'SIGN_IN_FIRST SIGN_IN_FIRST ok ok ok';
/** All with a sign-in; a program cannot take over the account it acts for. */
const SIGNED_IN = 'SIGN_IN_FIRST SIGN_IN_FIRST ok ok NEEDS_SIGN_IN';
const ACCOUNTS = 'SIGN_IN_FIRST SIGN_IN_FIRST NEEDS_ACCOUNT ok NEEDS_SIGN_IN';
const PARTICIPANTS = 'NO_GAME NO_GAME NO_GAME ok ok';

const table = (rest = '') => ({ path: ({ code }: Things) => `/api/tables/${code}${rest}` });
const game = (which: 'privateGame' | 'publicGame' | 'concealedGame', rest = '') => ({
  note: which,
  path: (things: Things) => `/api/games/${things[which]}${rest}`,
});
/** All with a sign-in or a token get this answer. */
const everybody = (code: string): string => `SIGN_IN_FIRST SIGN_IN_FIRST ${code} ${code} ${code}`;
/** What is asked of a bot of the host's, by how it is shared. */
const ofBot = (method: string, rest: string, codes: string, body?: object): RequestRight[] =>
  (['privateBot', 'openBot', 'publicBot'] as const).map((which, i) =>
    right(method, `/api/bots/{id}${rest.replace(/\d+/, '{number}')}`, everybody(codes.split(' ')[i]), {
      note: which,
      path: (things) => `/api/bots/${things[which]}${rest}`,
      ...(body === undefined ? {} : { body: () => body }),
    }),
  );
/** What everybody may read about a bot of the host's, whether they have signed in or not. */
const ofBotForAll = (rest: string, codes: string): RequestRight[] =>
  (['privateBot', 'openBot', 'publicBot'] as const).map((which, i) =>
    right('GET', `/api/bots/{id}${rest}`, Array(5).fill(codes.split(' ')[i]).join(' '), {
      note: which,
      path: (things) => `/api/bots/${things[which]}${rest}`,
    }),
  );
const all = (code: string): string => Array(5).fill(code).join(' ');
const match = (rest = '') => ({ path: (things: Things) => `/api/arena/matches/${things.match}${rest}` });
const tournament = (rest = '') => ({ path: (things: Things) => `/api/arena/tournaments/${things.tournament}${rest}` });
const passwords = { current: 'không phải mật khẩu', next: 'mật khẩu mới tinh' };

export const REQUEST_RIGHTS: readonly RequestRight[] = [
  right('GET', '/api/hall', ALL),
  right('GET', '/api/tables', ALL),
  right('GET', '/api/tables/{code}', ALL, table()),
  right('GET', '/api/tables/{code}/games', ALL, table('/games')),
  right('GET', '/api/tables/{code}/messages', 'SIGN_IN_FIRST SIGN_IN_FIRST NOT_HERE ok ok', table('/messages')),
  right('GET', '/api/daily', ALL),
  right('GET', '/api/daily/ahead', ALL),
  right('GET', '/api/daily/{day}', ALL, { path: ({ day }) => `/api/daily/${day}` }),
  right('GET', '/api/daily/{day}/{game}', all('TRY_FIRST'), { path: ({ day }) => `/api/daily/${day}/tienlen` }),
  right('POST', '/api/daily/{game}', SIGNED_IN, { path: () => '/api/daily/tienlen' }),
  right('GET', '/api/games', ALL),
  right('GET', '/api/games/{id}', PARTICIPANTS, game('privateGame')),
  right('GET', '/api/games/{id}', ALL, game('publicGame')),
  right('GET', '/api/games/{id}/replay', PARTICIPANTS, game('privateGame', '/replay')),
  right('GET', '/api/games/{id}/replay', ALL, game('concealedGame', '/replay')),
  right('GET', '/api/games/{id}/bots', PARTICIPANTS, game('privateGame', '/bots')),
  right('GET', '/api/games/{id}/bots', ALL, game('concealedGame', '/bots')),
  right('GET', '/api/games/{id}/text', PARTICIPANTS, game('privateGame', '/text')),
  right('GET', '/api/games/{id}/text', ALL, game('publicGame', '/text')),
  right(
    'GET',
    '/api/games/{id}/text',
    'CONCEALED CONCEALED CONCEALED CONCEALED CONCEALED',
    game('concealedGame', '/text'),
  ),
  right('GET', '/api/people/{id}', ALL, { path: ({ host }) => `/api/people/${host}` }),
  right('GET', '/api/people/{id}/games', ALL, { path: ({ host }) => `/api/people/${host}/games` }),
  right('GET', '/api/people/{id}/ratings', ALL, { path: ({ host }) => `/api/people/${host}/ratings` }),
  right('GET', '/api/leaders', ALL),
  right('GET', '/api/rules', ALL),
  right('GET', '/api/phrases', ALL),
  right('POST', '/api/guest', ALL, { body: () => ({ name: 'Khách' }) }),
  right('GET', '/api/me', PEOPLE),
  right('PATCH', '/api/me', SIGNED_IN, { body: () => ({ name: 'Tên mới' }) }),
  right('POST', '/api/me/account', 'SIGN_IN_FIRST SIGN_IN_FIRST USERNAME_TAKEN ALREADY_REGISTERED NEEDS_SIGN_IN', {
    note: 'with a username of somebody else',
    body: ({ foreignUsername: username }) => ({ username, password: 'mật khẩu của tôi' }),
  }),
  right('POST', '/api/sign-in', 'BAD_SIGN_IN BAD_SIGN_IN BAD_SIGN_IN BAD_SIGN_IN BAD_SIGN_IN', {
    note: 'with a wrong password',
    body: ({ foreignUsername: username }) => ({ username, password: 'không phải mật khẩu' }),
  }),
  right('POST', '/api/me/password', 'SIGN_IN_FIRST SIGN_IN_FIRST NEEDS_ACCOUNT WRONG_PASSWORD NEEDS_SIGN_IN', {
    note: 'without knowing the old one',
    body: () => passwords,
  }),
  right('POST', '/api/sign-out', 'ok ok ok ok NEEDS_SIGN_IN', { spends: true }),
  right('POST', '/api/sign-out-everywhere', SIGNED_IN, { body: () => ({}), spends: true }),
  right('GET', '/api/me/sign-ins', SIGNED_IN),
  right('DELETE', '/api/me/sign-ins/{id}', 'SIGN_IN_FIRST SIGN_IN_FIRST NO_SIGN_IN NO_SIGN_IN NEEDS_SIGN_IN', {
    note: 'of somebody else',
    path: ({ foreignSignIn }) => `/api/me/sign-ins/${foreignSignIn}`,
  }),
  right('GET', '/api/me/tokens', ACCOUNTS),
  right('POST', '/api/me/tokens', ACCOUNTS, { body: () => ({ name: 'Máy' }) }),
  right('DELETE', '/api/me/tokens/{id}', 'SIGN_IN_FIRST SIGN_IN_FIRST NEEDS_ACCOUNT NO_TOKEN NEEDS_SIGN_IN', {
    note: 'of somebody else',
    path: ({ foreignToken }) => `/api/me/tokens/${foreignToken}`,
  }),
  right('GET', '/api/me/link', PEOPLE),
  right('POST', '/api/me/link', PEOPLE),
  right('GET', '/api/links/{link}', all('NO_LINK'), { path: () => '/api/links/aaaaaaaaaa', note: 'of nobody' }),
  right('POST', '/api/invitations', 'SIGN_IN_FIRST SIGN_IN_FIRST NO_SHARED_GAME NO_COMPANION NO_COMPANION', {
    note: 'of somebody who did not play',
    body: ({ privateGame }) => ({ game: privateGame, people: ['nobody'] }),
  }),
  right('GET', '/api/me/invitations', PEOPLE),
  right('DELETE', '/api/me/invitations/{code}', PEOPLE, { path: ({ code }) => `/api/me/invitations/${code}` }),
  right('GET', '/api/me/mutes', PEOPLE),
  right('PUT', '/api/me/mutes/{person}', PEOPLE, { path: ({ host }) => `/api/me/mutes/${host}` }),
  right('DELETE', '/api/me/mutes/{person}', PEOPLE, { path: ({ host }) => `/api/me/mutes/${host}` }),
  right('POST', '/api/reports', 'SIGN_IN_FIRST SIGN_IN_FIRST NO_MESSAGE ok ALREADY_REPORTED', {
    body: ({ message }) => ({ message, reason: 'abuse' }),
  }),
  right('GET', '/api/bots', PEOPLE),
  right('POST', '/api/bots', PEOPLE, { body: () => ({ game: 'tienlen', name: 'Mới' }) }),
  right('GET', '/api/bots/open', PEOPLE),
  ...ofBot('GET', '', 'NO_BOT ok ok'),
  ...ofBot('PATCH', '', 'NO_BOT NOT_YOURS NOT_YOURS', { name: 'Đã đổi' }),
  ...ofBot('DELETE', '', 'NO_BOT NOT_YOURS NOT_YOURS'),
  ...ofBot('POST', '/copies', 'NO_BOT HIDDEN_CODE ok', {}),
  ...ofBot('GET', '/versions', 'NO_BOT HIDDEN_CODE ok'),
  ...ofBot('POST', '/versions', 'NO_BOT NOT_YOURS NOT_YOURS', { source: '//' }),
  ...ofBot('GET', '/versions/1', 'NO_BOT HIDDEN_CODE ok'),
  ...ofBot('POST', '/versions/1/restore', 'NO_BOT NOT_YOURS NOT_YOURS'),
  ...ofBot('POST', '/test', 'NO_BOT NOT_YOURS NOT_YOURS', {}),
  ...ofBot('GET', '/reports', 'NO_BOT NOT_YOURS NOT_YOURS'),
  ...ofBot('GET', '/arena-reports', 'NO_BOT NOT_YOURS NOT_YOURS'),
  ...ofBotForAll('/entries', 'NO_BOT ok ok'),
  right('GET', '/api/arena/ladders', ALL),
  right('GET', '/api/arena/ladders/{game}/{ruleSet}', ALL, { path: () => '/api/arena/ladders/tienlen/mien-nam' }),
  right('POST', '/api/arena/entries', everybody('NO_BOT'), {
    note: 'of a private bot',
    body: ({ privateBot }) => ({ bot: privateBot, ruleSet: 'mien-nam' }),
  }),
  right('POST', '/api/arena/entries', everybody('NOT_YOURS'), {
    note: 'of a public bot',
    body: ({ publicBot }) => ({ bot: publicBot, ruleSet: 'mien-nam' }),
  }),
  right('GET', '/api/arena/entries/{id}', ALL, { path: ({ entry }) => `/api/arena/entries/${entry}` }),
  right('DELETE', '/api/arena/entries/{id}', everybody('NOT_YOURS'), {
    path: ({ entry }) => `/api/arena/entries/${entry}`,
  }),
  right('GET', '/api/arena/matches', ALL),
  right('GET', '/api/arena/matches/{id}', ALL, match()),
  right('GET', '/api/arena/matches/{id}/live', ALL, match('/live')),
  right('GET', '/api/arena/matches/{id}/games/{number}', all('NO_MATCH_GAME'), match('/games/999')),
  right('POST', '/api/arena/matches/{id}/cancel', everybody('NOT_CHALLENGER'), match('/cancel')),
  right('POST', '/api/arena/challenges', everybody('NO_BOT'), {
    note: 'with a private bot',
    body: ({ privateBot }) => ({ bot: privateBot, ruleSet: 'mien-nam', opponents: [{ level: 'random' }] }),
  }),
  right('POST', '/api/arena/challenges', everybody('NOT_YOURS'), {
    note: 'with a public bot',
    body: ({ publicBot }) => ({ bot: publicBot, ruleSet: 'mien-nam', opponents: [{ level: 'random' }] }),
  }),
  right('GET', '/api/arena/tournaments', ALL),
  right('POST', '/api/arena/tournaments', PEOPLE, { body: () => TOURNAMENT }),
  right('GET', '/api/arena/tournaments/{id}', ALL, tournament()),
  right('GET', '/api/arena/tournaments/{id}/export', ALL, tournament('/export')),
  right('GET', '/api/arena/tournaments/{id}/export.csv', all('none'), {
    ...tournament('/export.csv'),
    note: 'a file, which is no JSON',
  }),
  right('POST', '/api/arena/tournaments/{id}/start', everybody('NOT_ORGANISER'), tournament('/start')),
  right('POST', '/api/arena/tournaments/{id}/cancel', everybody('NOT_ORGANISER'), tournament('/cancel')),
  right('POST', '/api/arena/tournaments/{id}/sign-ups', everybody('NO_BOT'), {
    ...tournament('/sign-ups'),
    note: 'of a private bot',
    body: ({ privateBot: bot }) => ({ bot }),
  }),
  right('POST', '/api/arena/tournaments/{id}/sign-ups', everybody('NOT_YOURS'), {
    ...tournament('/sign-ups'),
    note: 'of a public bot',
    body: ({ publicBot: bot }) => ({ bot }),
  }),
  right('DELETE', '/api/arena/tournaments/{id}/sign-ups/{bot}', everybody('NOT_YOURS'), {
    path: (things) => `/api/arena/tournaments/${things.tournament}/sign-ups/${things.publicBot}`,
  }),
];
