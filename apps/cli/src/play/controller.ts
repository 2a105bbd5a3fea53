import type { CardId } from '@sanh-rong/engine';
import { type Choosing, type ChoosingEvent, choose, NOTHING_CHOSEN } from '@sanh-rong/presentation';
import { amountKey } from './amounts.ts';
import { type Key, otherLanguage } from './keys.ts';
import { clampScroll } from './paging.ts';
import { handOf, isWaiting, momentOf, type Screen, visibleChoice, withTable } from './screen-state.ts';
import { isTooSmall } from './size.ts';
import { act, actForOpponent, commandsOf, humanView, isSessionOver, nextGame, nextGameWith, offerOf } from './table.ts';
import { type Typed, typeKey } from './typing.ts';

export { arrangedHand, isWaiting, type Notice, newScreen, type Screen } from './screen-state.ts';

/** What each key makes of the screen. Pure: the terminal only feeds it and draws it. */

export type Input =
  | { readonly type: 'key'; readonly key: Key }
  | { readonly type: 'resize'; readonly columns: number; readonly rows: number }
  /** The pause before an opponent acts is over. */
  | { readonly type: 'tick' };

const tick = (screen: Screen): Screen => (isWaiting(screen) ? withTable(screen, actForOpponent(screen.table)) : screen);

/** Beneath what the rules refuse, only a suggestion is gone on from. */
const beneath = (choosing: Choosing): Choosing =>
  choosing.notice?.error === null || choosing.shown?.kind === 'way' ? { ...choosing, shown: null } : choosing;

/** The screen after an event of choosing. */
const chosen = (screen: Screen, event: ChoosingEvent): Screen => {
  const before = event.type === 'play' ? visibleChoice(screen) : screen.choosing;
  const { choosing, action } = choose(before, event, momentOf(screen));
  if (choosing === before) return screen;
  const now = { ...screen, notice: null, choosing: choosing.notice === null ? choosing : beneath(choosing) };
  const done = action === null ? null : act(screen.table, action);
  return done?.ok ? withTable(now, done.value) : now;
};

const isSelected = ({ choosing }: Screen, card: CardId | undefined): boolean =>
  choosing.selected.some((other) => other === card);

const toggle = (screen: Screen, card: CardId): Screen => ({
  ...chosen(screen, { type: 'select', cards: [card], on: !isSelected(screen, card) }),
  cursor: Math.max(0, handOf(screen).indexOf(card)),
});

const toggleAtCursor = (screen: Screen): Screen => {
  const card = handOf(screen)[screen.cursor];
  return card === undefined ? screen : toggle(screen, card);
};

const dropAtCursor = (screen: Screen): Screen =>
  isSelected(screen, handOf(screen)[screen.cursor]) ? toggleAtCursor(screen) : screen;

const moveTo = (screen: Screen, cursor: number): Screen => {
  const last = handOf(screen).length - 1;
  return { ...screen, cursor: Math.max(0, Math.min(cursor, last)) };
};

const sortHand = (screen: Screen): Screen => {
  const { presentation, ruleSet } = screen.table.setup;
  const { length } = presentation.sorts(ruleSet, screen.language);
  if (length < 2) return screen;
  const sort = (screen.sort + 1) % length;
  const card = handOf(screen)[screen.cursor];
  const choosing = { ...NOTHING_CHOSEN, selected: screen.choosing.selected };
  const sorted: Screen = { ...screen, sort, choosing, notice: { kind: 'sorted', sort } };
  return { ...sorted, cursor: Math.max(0, handOf(sorted).indexOf(card)) };
};

/** Keys that only make sense when it is the player's turn. */
const turnKey = (screen: Screen, key: Key): Screen => {
  if (key === 'enter') return chosen(screen, { type: 'play' });
  if (key === 'h') return chosen(screen, { type: 'suggest' });
  const command = commandsOf(screen.table).find(({ keys }) => Object.values(keys).includes(key));
  return command === undefined ? screen : chosen(screen, { type: 'give', command });
};

const clear = (screen: Screen): Screen => ({ ...screen, notice: null, choosing: NOTHING_CHOSEN });

const HAND_KEYS: Readonly<Record<Key, (screen: Screen) => Screen>> = {
  left: (screen) => moveTo(screen, screen.cursor - 1),
  right: (screen) => moveTo(screen, screen.cursor + 1),
  home: (screen) => moveTo(screen, 0),
  end: (screen) => moveTo(screen, Number.POSITIVE_INFINITY),
  up: toggleAtCursor,
  space: toggleAtCursor,
  down: dropAtCursor,
  c: clear,
  escape: clear,
  s: sortHand,
};

const typedCard = (screen: Screen, { text, card }: Typed): Screen => {
  const typed = { ...screen, typed: text };
  if (card === null) return typed;
  if (!handOf(screen).includes(card))
    return { ...typed, choosing: { ...beneath(screen.choosing), notice: null }, notice: { kind: 'notInHand', card } };
  return toggle(typed, card);
};

/** Keys of a game in which amounts are chosen. */
const amountTableKey = (screen: Screen, key: Key): Screen => {
  if (isWaiting(screen)) return tick(screen);
  const { amounts } = screen.table.setup.presentation;
  const { choosing, typed, table } = screen;
  const choice = amountKey({ amount: choosing.amount, typed }, key, amounts?.range(humanView(table)) ?? null);
  if (choice !== null) return chosen({ ...screen, typed: choice.typed }, { type: 'amount', amount: choice.amount });
  return turnKey({ ...screen, typed: '' }, key);
};

const cardTableKey = (screen: Screen, key: Key): Screen => {
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

const selectsCards = ({ table }: Screen): boolean => table.setup.presentation.amounts === null;

const tableKey = (screen: Screen, key: Key): Screen =>
  selectsCards(screen) ? cardTableKey(screen, key) : amountTableKey(screen, key);

/** Q begins the name of a queen, too: a suit after it means the card and not the door. */
const quitKey = (screen: Screen, key: Key): Screen => {
  if (key === 'enter' || key === 'y') return { ...screen, left: true };
  const stay: Screen = { ...screen, overlay: null };
  const queen = screen.page === 'table' && selectsCards(screen) ? typeKey('q', key) : null;
  return queen?.card ? typedCard(stay, queen) : stay;
};

const SCROLL: Readonly<Record<Key, number>> = { up: -1, down: 1, pageup: -10, pagedown: 10, space: 10 };

const scrolled = (screen: Screen, by: number): Screen => ({
  ...screen,
  scroll: clampScroll(screen, screen.scroll + by),
});

const pageKey = (screen: Screen, key: Key): Screen => {
  if (key in SCROLL) return scrolled(screen, SCROLL[key]);
  const offer = screen.page === 'result' ? offerOf(screen.table) : null;
  if (offer?.key === key) return { ...withTable(screen, nextGameWith(screen.table, offer)), cursor: 0 };
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
