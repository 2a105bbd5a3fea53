import { type BaseAction, type BaseView, isOwnView, Random } from '@sanh-rong/engine';
import { NO_SEARCH, playersFor, standInFor } from '@sanh-rong/players';
import type { TableView } from '@sanh-rong/table';
import type { Client } from '../apps/server/test/support/client.ts';
import { until } from '../test/until.ts';
import type { Person } from './browser.ts';
import type { Hall } from './hall.ts';
import { showsMoves } from './page-state.ts';

/**
 * The middle of a game that people have on their screens: one move is like the next there, and each costs a screen as much
 * as a hundred cost the server. So they play the first and the last ones, and what lies between is played for them, as
 * themselves, over connections of their own.
 */

/** Cards in a hand with which the end of a game has come. */
const LAST_CARDS = 2;
/** Cards that are left to draw in the last round. */
const LAST_STOCK = 2;

/** Whether the moves that end a game are to come; a game that has no middle is near its end from the deal on. */
const isNearEnd: Readonly<Record<string, (view: BaseView<BaseAction>) => boolean>> = {
  tienlen: ({ hands }) => hands.some((hand) => hand !== null && hand.length <= LAST_CARDS),
  phom: (view) => (view as BaseView<BaseAction> & { readonly stock: number }).stock <= LAST_STOCK,
};

const isDone = ({ settings, phase, game }: TableView): boolean =>
  phase !== 'playing' || game === null || (isNearEnd[settings.game]?.(game) ?? true);

/** What a player of the house would do in this seat. */
const choice = ({ settings, game }: TableView): BaseAction => {
  if (game === null || !isOwnView(game)) throw new Error('nobody can play for others');
  const player = playersFor(settings.game).find(({ id }) => id === 'simple') ?? standInFor(settings.game);
  return player.choose(game, game.legal, new Random(`ahead ${game.history.length}`), NO_SEARCH);
};

const move = async (client: Client, code: string): Promise<number> => {
  const view = client.at(code);
  const message = { tableId: code, seq: view.seq, actionId: `ahead ${view.seq}`, action: choice(view) };
  // A person who plays faster than people do is told to slow down.
  const answer = await until(
    `the server to take ${JSON.stringify(message)}`,
    () => client.ask('act', message),
    (given) => given.ok || given.error.code !== 'SLOW_DOWN',
  );
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer.seq ?? 0;
};

/**
 * Plays for these people until the next move could end the game, without looking at their screens; how many moves there
 * are.
 */
export const playMiddle = async (hall: Hall, code: string, people: readonly Person[]): Promise<number> => {
  const clients = await Promise.all(people.map(async (person) => hall.client({ token: await person.token })));
  await Promise.all(clients.map((client) => client.view('resume_table', { tableId: code })));
  while (!clients.some((client) => isDone(client.at(code)))) {
    const mover = clients.find((client) => client.at(code).turn === client.at(code).you);
    if (mover === undefined) {
      // The client that hears last knows best: what one has heard already may be news to the one whose turn it is.
      await Promise.race(clients.map((client) => client.next()));
      continue;
    }
    const seq = await move(mover, code);
    await Promise.all(clients.map((client) => client.reached(seq, code)));
  }
  const made = clients[0].at(code).game?.history.length ?? 0;
  for (const { socket } of clients) socket.disconnect();
  return made;
};

/** Plays for these people at a table until the next move could end the game; others who sit there play on their own. */
export const playAhead = async (hall: Hall, code: string, people: readonly Person[]): Promise<void> => {
  const made = await playMiddle(hall, code, people);
  // A screen that is late must not be played on: what it offers is over.
  await Promise.all(people.map(({ page }) => showsMoves(page, made)));
};
