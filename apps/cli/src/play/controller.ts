import type { BaseAction, CardId, Language, RuleError } from '@sanh-rong/engine';
import { otherLanguage } from '../messages/index.ts';
import type { Key } from './keys.ts';
import { clampScroll } from './paging.ts';
import { HUMAN } from './seats.ts';
import { isTooSmall } from './size.ts';
import {
  act,
  actForOpponent,
  humanView,
  isGameOver,
  isHumanTurn,
  isSessionOver,
  nextGame,
  type Table,
} from './table.ts';
import { type Typed, typeKey } from './typing.ts';

/** The screen as state, and what each key makes of it. Pure: the terminal only feeds it and draws it. */

/** Something to tell the player once, kept as data so that it can be said in either language. */
export type Notice =
  | { readonly kind: 'refused'; readonly error: RuleError }
  | { readonly kind: 'hint'; readonly action: BaseAction; readonly number: number; readonly of: number }
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
  /** A card's name being typed. */
  readonly typed: string;
  /** Which hint is shown; −1: none. */
  readonly hint: number;
  readonly notice: Notice | null;
  /** Lines of a page scrolled past. */
  readonly scroll: number;
  /** The player has left. */
  readonly left: boolean;
}

export type Input =
  | { readonly type: 'key'; readonly key: Key }
  | { readonly type: 'resize'; readonly columns: number; readonly rows: number }
  /** The pause before an opponent acts is over. */
  | { readonly type: 'tick' };

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
export const arrangedHand = ({ table, sort }: Screen): readonly (readonly CardId[])[] =>
  table.setup.face.arrange(humanView(table).hands[HUMAN] ?? [], sort);

const handOf = (screen: Screen): CardId[] => arrangedHand(screen).flat();

/** The screen over a table that has moved on: what is no longer in the hand is no longer selected. */
const withTable = (screen: Screen, table: Table): Screen => {
  const hand = humanView(table).hands[HUMAN] ?? [];
  return {
    ...screen,
    table,
    page: isGameOver(table) ? 'result' : 'table',
    scroll: 0,
    selected: screen.selected.filter((card) => hand.includes(card)),
    cursor: Math.max(0, Math.min(screen.cursor, hand.length - 1)),
    hint: -1,
    notice: null,
  };
};

const tick = (screen: Screen): Screen => (isWaiting(screen) ? withTable(screen, actForOpponent(screen.table)) : screen);

const touched = (screen: Screen): Screen => ({ ...screen, notice: null, hint: -1 });

const select = (screen: Screen, card: CardId): Screen => ({
  ...touched(screen),
  cursor: Math.max(0, handOf(screen).indexOf(card)),
  selected: screen.selected.includes(card)
    ? screen.selected.filter((other) => other !== card)
    : [...screen.selected, card],
});

const toggleAtCursor = (screen: Screen): Screen => {
  const card = handOf(screen)[screen.cursor];
  return card === undefined ? screen : select(screen, card);
};

const dropAtCursor = (screen: Screen): Screen =>
  screen.selected.includes(handOf(screen)[screen.cursor]) ? toggleAtCursor(screen) : screen;

const moveTo = (screen: Screen, cursor: number): Screen => {
  const last = handOf(screen).length - 1;
  return { ...screen, cursor: Math.max(0, Math.min(cursor, last)) };
};

const tryAction = (screen: Screen, action: BaseAction): Screen => {
  const next = act(screen.table, action);
  return next.ok ? withTable(screen, next.value) : { ...screen, notice: { kind: 'refused', error: next.error } };
};

/** The action that Enter stands for: the one hinted at, or playing the selection. Null when nothing is selected. */
export const chosenAction = ({ table, selected, notice }: Screen): BaseAction | null => {
  if (selected.length > 0) return table.setup.face.propose(humanView(table), selected);
  return notice?.kind === 'hint' ? notice.action : null;
};

const playChosen = (screen: Screen): Screen => {
  const action = chosenAction(screen);
  return action === null ? screen : tryAction(screen, action);
};

const showHint = (screen: Screen): Screen => {
  const { face } = screen.table.setup;
  const hints = face.hints(humanView(screen.table));
  if (hints.length === 0) return screen;
  const hint = (screen.hint + 1) % hints.length;
  const action = hints[hint];
  return {
    ...screen,
    hint,
    selected: face.cardsOf(action),
    notice: { kind: 'hint', action, number: hint + 1, of: hints.length },
  };
};

const sortHand = (screen: Screen): Screen => {
  const sort = (screen.sort + 1) % screen.table.setup.face.sorts;
  const card = handOf(screen)[screen.cursor];
  const sorted: Screen = { ...screen, sort, notice: { kind: 'sorted', sort }, hint: -1 };
  return { ...sorted, cursor: Math.max(0, handOf(sorted).indexOf(card)) };
};

/** Keys that only make sense when it is the player's turn. */
const turnKey = (screen: Screen, key: Key): Screen => {
  if (key === 'enter') return playChosen(screen);
  if (key === 'h') return showHint(screen);
  const shortcut = screen.table.setup.face.shortcuts.find((candidate) => candidate.key === key);
  return shortcut === undefined ? screen : tryAction(screen, shortcut.action);
};

const HAND_KEYS: Readonly<Record<Key, (screen: Screen) => Screen>> = {
  left: (screen) => moveTo(screen, screen.cursor - 1),
  right: (screen) => moveTo(screen, screen.cursor + 1),
  home: (screen) => moveTo(screen, 0),
  end: (screen) => moveTo(screen, Number.POSITIVE_INFINITY),
  up: toggleAtCursor,
  space: toggleAtCursor,
  down: dropAtCursor,
  c: (screen) => ({ ...touched(screen), selected: [] }),
  escape: (screen) => ({ ...touched(screen), selected: [] }),
  s: sortHand,
};

const typedCard = (screen: Screen, { text, card }: Typed): Screen => {
  const typed = { ...screen, typed: text };
  if (card === null) return typed;
  if (!handOf(screen).includes(card)) return { ...typed, notice: { kind: 'notInHand', card } };
  return select(typed, card);
};

const tableKey = (screen: Screen, key: Key): Screen => {
  const typed = typeKey(screen.typed, key);
  if (typed !== null) return typedCard(screen, typed);
  // A letter after the beginning of a name is a slip, not a command.
  if (screen.typed !== '' && key.length === 1) return { ...screen, typed: '' };
  const still: Screen = { ...screen, typed: '' };
  const waiting = isWaiting(still);
  const handKey = HAND_KEYS[key];
  const next = handKey === undefined ? (waiting ? still : turnKey(still, key)) : handKey(still);
  return waiting ? tick(next) : next;
};

/** Q begins the name of a queen, too: a suit after it means the card and not the door. */
const quitKey = (screen: Screen, key: Key): Screen => {
  if (key === 'enter' || key === 'y') return { ...screen, left: true };
  const stay: Screen = { ...screen, overlay: null };
  const queen = screen.page === 'table' ? typeKey('q', key) : null;
  return queen?.card ? typedCard(stay, queen) : stay;
};

const SCROLL: Readonly<Record<Key, number>> = { up: -1, down: 1, pageup: -10, pagedown: 10, space: 10 };

const scrolled = (screen: Screen, by: number): Screen => ({
  ...screen,
  scroll: clampScroll(screen, screen.scroll + by),
});

const pageKey = (screen: Screen, key: Key): Screen => {
  if (key in SCROLL) return scrolled(screen, SCROLL[key]);
  if (key !== 'enter') return screen;
  if (screen.page === 'final') return { ...screen, left: true };
  if (isSessionOver(screen.table)) return { ...screen, page: 'final', scroll: 0 };
  return { ...withTable(screen, nextGame(screen.table)), cursor: 0 };
};

const helpKey = (screen: Screen, key: Key): Screen =>
  key in SCROLL ? scrolled(screen, SCROLL[key]) : { ...screen, overlay: null, scroll: 0 };

const key = (screen: Screen, name: Key): Screen => {
  if (name === 'ctrl-c') return { ...screen, left: true };
  if (screen.overlay === 'quit') return quitKey(screen, name);
  if (name === 'l') return { ...screen, language: otherLanguage(screen.language) };
  if (isTooSmall(screen)) return name === 'q' ? { ...screen, overlay: 'quit' } : screen;
  if (screen.overlay === 'help') return helpKey(screen, name);
  if (name === '?') return { ...screen, overlay: 'help', scroll: 0, typed: '' };
  if (name === 'q') return { ...screen, overlay: 'quit', typed: '' };
  return screen.page === 'table' ? tableKey(screen, name) : pageKey(screen, name);
};

export const reduce = (screen: Screen, input: Input): Screen => {
  if (screen.left) return screen;
  switch (input.type) {
    case 'key':
      return key(screen, input.key);
    case 'resize':
      return { ...screen, columns: input.columns, rows: input.rows };
    case 'tick':
      return tick(screen);
  }
};
