import type { BaseAction, CardId, Language, RuleError } from '@sanh-rong/engine';
import type { Given } from '@sanh-rong/presentation';
import type { AnyTerminalPresentation } from '../games/terminal-presentation.ts';
import { HUMAN } from './seats.ts';
import { isTooSmall } from './size.ts';
import { humanView, isGameOver, isHumanTurn, type Table } from './table.ts';

/** The screen as state: everything that is drawn, and nothing that draws. */

export type AnyCommand = AnyTerminalPresentation['commands'][number];

/** Something to tell the player once, kept as data so that it can be said in either language. */
export type Notice =
  | { readonly kind: 'refused'; readonly error: RuleError }
  | { readonly kind: 'hint'; readonly action: BaseAction; readonly number: number; readonly of: number }
  /** One of the actions a command stands for; Enter takes it. */
  | {
      readonly kind: 'way';
      readonly command: AnyCommand;
      readonly given: Given;
      readonly action: BaseAction;
      readonly number: number;
      readonly of: number;
    }
  | { readonly kind: 'objection'; readonly command: AnyCommand; readonly given: Given }
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
  readonly selected: readonly CardId[];
  /** The amount chosen, in games that have amounts. */
  readonly amount: number | null;
  /** A card's name, or an amount, being typed. */
  readonly typed: string;
  /** Which hint is shown; −1: none. */
  readonly hint: number;
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
  selected: [],
  amount: null,
  typed: '',
  hint: -1,
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

/** The screen over a table that has moved on: what is no longer in the hand is no longer selected. */
export const withTable = (screen: Screen, table: Table): Screen => {
  const hand = humanView(table).hands[HUMAN] ?? [];
  return {
    ...screen,
    table,
    page: isGameOver(table) ? 'result' : 'table',
    scroll: 0,
    selected: screen.selected.filter((card) => hand.includes(card)),
    amount: null,
    cursor: Math.max(0, Math.min(screen.cursor, hand.length - 1)),
    hint: -1,
    notice: null,
  };
};
