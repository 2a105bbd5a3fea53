import type { AnyGame, BaseAction, BaseView, DealRequest, GameId } from '@sanh-rong/engine';
import { tienlen } from '@sanh-rong/engine/tienlen';
import fc from 'fast-check';
import { randomGame } from '../../engine/test/random-games.ts';
import { liengGames, phomGames, played, type WholeGame } from '../../engine/test/whole-games.ts';

/** Whole random games, as the bots at their tables see them. */

/** Games of both rule sets with every option, some seats hiding their counts (MN-22). */
export const tienlenTables: fc.Arbitrary<WholeGame> = fc
  .record({ game: randomGame(), hiding: fc.uniqueArray(fc.nat(7), { maxLength: 4 }) })
  .map(({ game: { setup, choose }, hiding }) => {
    const { hands, leader, options, ...rest } = setup;
    const request: DealRequest = {
      ...rest,
      options: { ...options, hideCounts: hiding.filter((seat) => seat < hands.length) },
      given: { hands, ...(leader === undefined ? {} : { leader }) },
    };
    return played(tienlen as AnyGame, request, (state, legal) => {
      const { table, passed, turn } = tienlen.view(state as Parameters<typeof tienlen.view>[0], 'watcher');
      const seat = turn ?? 0;
      return legal[choose(legal.length, table !== null, seat, passed[seat])];
    });
  });

export const TABLES: Readonly<Record<string, fc.Arbitrary<WholeGame>>> = {
  tienlen: tienlenTables,
  phom: phomGames,
  lieng: liengGames,
} satisfies Record<GameId, fc.Arbitrary<WholeGame>>;

/** The view of each seat whenever it is its turn. */
export const ownViews = ({ game, steps }: WholeGame): BaseView<BaseAction>[] =>
  steps.flatMap(({ state }) => {
    const turn = game.turn(state);
    return turn === null ? [] : [game.view(state, turn)];
  });
