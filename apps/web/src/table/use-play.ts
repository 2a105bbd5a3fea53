import { type BaseAction, explain, isRuleId } from '@sanh-rong/engine';
import {
  afterMove,
  type Choosing,
  type ChoosingEvent,
  choose,
  chosenAction,
  inHand,
  isAsking,
  type Moment,
  NOTHING_CHOSEN,
  offeredCommands,
  primaryCommand,
  whyClosed,
} from '@sanh-rong/presentation';
import type { TableView } from '@sanh-rong/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameTable } from '../games/game-table.ts';
import type { Feed } from '../link/table-link.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { useLanguage } from '../words/words.ts';
import { rememberHand } from './motion.ts';
import { voiceOf } from './voice.ts';

/** What the player at the table is about to do, and everything they can do. */
export type Play = NonNullable<ReturnType<typeof usePlay>>;
export type OfferedCommand = Play['commands'][number];

/** Of a table as much as playing at it takes: where a position stands for a table, there is no more. */
export interface PlayedTable extends Pick<TableView, 'you' | 'game' | 'turn' | 'played' | 'seats'> {}
export interface PlayedFeed extends Pick<Feed, 'refusal' | 'pending'> {}
export interface PlayedLink {
  act(action: BaseAction): Promise<unknown>;
}

/** What has been chosen so far: to draw, to read between two pictures (a swipe crosses many cards), and to change. */
const useChoosing = ({ refusal }: PlayedFeed, { you, game, played }: PlayedTable) => {
  const [choosing, draw] = useState(NOTHING_CHOSEN);
  const latest = useRef(choosing);
  const keep = useCallback((next: Choosing): void => {
    latest.current = next;
    draw(next);
  }, []);
  const moves = game?.history.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new move is what makes it old.
  useEffect(() => keep(afterMove(latest.current, game?.hands[you ?? -1] ?? [])), [moves]);
  // What the server refused is said until something else is chosen.
  useEffect(() => {
    if (refusal === null || refusal.message === '') return;
    keep({ ...latest.current, notice: { error: null, words: () => refusal.message } });
  }, [refusal, keep]);
  // Cards chosen for one game are not chosen in the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new game is what makes them old.
  useEffect(() => keep(NOTHING_CHOSEN), [played]);
  return { choosing, latest, keep };
};

/** Everything about one's own part in the game; null for those who only look. */
export const usePlay = (link: PlayedLink, feed: PlayedFeed, view: PlayedTable, table: GameTable | null) => {
  const language = useLanguage();
  const confirms = usePreferences(({ confirm }) => confirm);
  const { choosing: drawn, latest, keep } = useChoosing(feed, view);
  const [sort, setSort] = useState(0);
  const [cursor, moveTo] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const { you, game, turn } = view;
  if (table === null || you === null || game === null) return null;
  const { presentation } = table;
  const { pending } = feed;
  // Cards that leave the hand by what is on its way have left it.
  const leaving = pending === null ? [] : (table.leaving?.(game, pending) ?? presentation.cardsOf(pending));
  const moment: Moment = {
    presentation,
    view: game,
    hand: (game.hands[you] ?? []).filter((card) => !leaving.includes(card)),
    isTurn: turn === you && pending === null && game.result === null,
    voice: voiceOf(view.seats, you, language),
    objection: (action) => table.objection(game, action),
    isSending: pending !== null,
    confirms,
  };
  const send = (event: ChoosingEvent): void => {
    const { choosing, action } = choose(latest.current, event, moment);
    keep(choosing);
    if (action === null) return;
    rememberHand(place.current, presentation.cardsOf(action));
    void link.act(action);
  };

  const choosing = inHand(drawn, moment.hand);
  const { selected, amount, shown, notice } = choosing;
  const groups = presentation.arrange(moment.hand, sort, game);
  const cards = groups.flat();
  const sorts = presentation.sorts(game.ruleSet, language);
  const label = (action: BaseAction): string => presentation.label(game, action, language);
  const action = chosenAction(choosing, moment);
  const objection = action === null ? null : moment.objection(action);
  const { error } = notice ?? { error: objection };
  const range = moment.isTurn ? (presentation.amounts?.range(game) ?? null) : null;
  const least = action !== null || range === null ? null : (presentation.amounts?.propose(game, range.min) ?? null);
  const commands = offeredCommands(moment).map((command) => {
    const why = whyClosed(command, moment);
    return {
      command,
      label: command.label(game, language),
      key: table.keys[command.id] ?? null,
      /** Why not now; null when it can be done. */
      why: why === null ? null : explain(why, language),
    };
  });
  const primary = primaryCommand(choosing, moment);
  return {
    moment,
    /** The player's cards as they lie on the screen. */
    hand: {
      /** In the order they are shown. */
      cards,
      /** The same, in groups: where one ends there is a small gap. */
      groups,
      selected,
      tint: selected.length === 0 ? ('plain' as const) : table.tint(game, selected),
      /** The place of the card that the arrow keys have reached. */
      cursor: Math.min(cursor, Math.max(0, cards.length - 1)),
      place,
      /** The name of the way the hand is sorted next. */
      nextSort: sorts[(sort + 1) % sorts.length],
      moveTo,
      sort: () => setSort((old) => (old + 1) % sorts.length),
    },
    /** What playing would do now. */
    choice: {
      action,
      label: action === null ? null : label(action),
      shown,
      /** Play was pressed once and waits to be pressed again. */
      asking: isAsking(choosing),
      /** Why it cannot be done. */
      objection: objection === null ? null : explain(objection, language),
      /** Why something else just asked for cannot be done. */
      notice: notice?.words(moment) ?? null,
      /** The rule behind the notice or the objection, where there is one. */
      rule: error !== null && isRuleId(error.code) ? error.code : null,
      canClear: selected.length > 0 || amount !== null || shown !== null,
    },
    /** Choosing an amount; `least` is what the slider stands at while none has been chosen. */
    bet: { amount, range, least: least === null ? null : { action: least, label: label(least) } },
    commands,
    /** What playing does where no cards can be chosen for anything: the first of the commands. */
    instead: commands.find(({ command }) => command === primary) ?? null,
    /** What can be done by touching something other than the hand. */
    touch: { selected, act: (touched: BaseAction) => send({ type: 'act', action: touched }) },
    send,
    play: () => send(primary === null ? { type: 'play' } : { type: 'give', command: primary }),
  };
};
