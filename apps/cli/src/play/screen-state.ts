import type { CardId, Language } from '@sanh-rong/engine';
import { afterMove, type Choosing, type Moment, NOTHING_CHOSEN } from '@sanh-rong/presentation';
import { HUMAN, voiceOf } from './seats.ts';
import { isTooSmall } from './size.ts';
import { humanView, isGameOver, isHumanTurn, refusalOf, type Table } from './table.ts';

/** The screen as state: everything that is drawn, and nothing that draws. */

/** Something to tell the player once besides what the choice says, as data so that it can be said in either language. */
export type Notice =
  | { readonly kind: 'sorted'; readonly sort: number }
  | { readonly kind: 'notInHand'; readonly card: CardId };

export interface Screen {
  readonly table: Table;
  readonly language: Language;
  readonly columns: number;
  readonly rows: number;
  readonly page: 'table' | 'result' | 'final';
  readonly overlay: 'help' | 'quit' | null;
  readonly sort: number;
  /** The place in the hand that the cursor is on. */
  readonly cursor: number;
  readonly choosing: Choosing;
  /** A card's name, or an amount, being typed. */
  readonly typed: string;
  readonly notice: Notice | null;
  /** Lines of a page scrolled past. */
  readonly scroll: number;
  /** The player has left. */
  readonly left: boolean;
}

export const newScreen = (table: Table, language: Language, columns: number, rows: number): Screen => ({
  table,
  language,
  columns,
  rows,
  page: isGameOver(table) ? 'result' : 'table',
  overlay: null,
  sort: 0,
  cursor: 0,
  choosing: NOTHING_CHOSEN,
  typed: '',
  notice: null,
  scroll: 0,
  left: false,
});

/** Whether an opponent is to act and nothing covers the table. */
export const isWaiting = (screen: Screen): boolean =>
  !screen.left &&
  screen.page === 'table' &&
  screen.overlay === null &&
  !isTooSmall(screen) &&
  !isGameOver(screen.table) &&
  !isHumanTurn(screen.table);

/** The hand in groups, as it lies on the screen. */
export const arrangedHand = ({ table, sort }: Screen): readonly (readonly CardId[])[] => {
  const view = humanView(table);
  return table.setup.presentation.arrange(view.hands[HUMAN] ?? [], sort, view);
};

/** The same as one row. */
export const handOf = (screen: Screen): CardId[] => arrangedHand(screen).flat();

/** What is chosen from: the human's hand, and what the rules say to it. */
export const momentOf = ({ table, language }: Screen): Moment => {
  const view = humanView(table);
  return {
    presentation: table.setup.presentation,
    view,
    hand: view.hands[HUMAN] ?? [],
    isTurn: isHumanTurn(table),
    voice: voiceOf(language, table.setup),
    objection: (action) => refusalOf(table, action),
  };
};

/** What Enter stands for: the line that shows it has no room for more than one thing, and a notice comes first. */
export const visibleChoice = ({ choosing, notice }: Screen): Choosing =>
  notice === null && choosing.notice === null ? choosing : { ...choosing, shown: null };

/** The screen over a table that has moved on. */
export const withTable = (screen: Screen, table: Table): Screen => {
  const hand = humanView(table).hands[HUMAN] ?? [];
  return {
    ...screen,
    table,
    page: isGameOver(table) ? 'result' : 'table',
    scroll: 0,
    choosing: afterMove(screen.choosing, hand),
    cursor: Math.max(0, Math.min(screen.cursor, hand.length - 1)),
    notice: null,
  };
};
