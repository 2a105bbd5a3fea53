import type { BaseAction, CardId } from '@sanh-rong/engine';
import { otherLanguage } from '../messages/index.ts';
import { amountKey } from './amounts.ts';
import type { Key } from './keys.ts';
import { clampScroll } from './paging.ts';
import { type AnyCommand, handOf, isWaiting, type Notice, type Screen, withTable } from './screen-state.ts';
import { voiceOf } from './seats.ts';
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
  if (!next.ok) return { ...screen, notice: { kind: 'refused', error: next.error } };
  // What has been played with is done with, even where it stays in the hand.
  const used = screen.table.setup.presentation.cardsOf(action);
  const selected = screen.selected.filter((card) => !used.includes(card));
  return withTable({ ...screen, selected }, next.value);
};

/** The action that Enter stands for: the one shown, or what was chosen by hand. Null when nothing is chosen. */
export const chosenAction = ({ table, selected, amount, notice }: Screen): BaseAction | null => {
  const { presentation } = table.setup;
  if (notice?.kind === 'hint' || notice?.kind === 'way') return notice.action;
  if (amount !== null && presentation.amounts !== null) return presentation.amounts.propose(humanView(table), amount);
  return selected.length > 0 ? presentation.propose(humanView(table), selected) : null;
};

const playChosen = (screen: Screen): Screen => {
  const action = chosenAction(screen);
  return action === null ? screen : tryAction(screen, action);
};

/** The screen with an action's cards or amount chosen, so that it can be seen before it is done. */
const showing = (screen: Screen, action: BaseAction, notice: Notice): Screen => {
  const { presentation } = screen.table.setup;
  const amount = presentation.amounts?.amountOf(humanView(screen.table), action) ?? null;
  return { ...screen, selected: presentation.cardsOf(action), amount, notice };
};

const showHint = (screen: Screen): Screen => {
  const hints = screen.table.setup.presentation.hints(humanView(screen.table));
  if (hints.length === 0) return screen;
  const hint = (screen.hint + 1) % hints.length;
  const action = hints[hint];
  return { ...showing(screen, action, { kind: 'hint', action, number: hint + 1, of: hints.length }), hint };
};

/** Does what a command stands for, or shows the next of the ways to do it. */
const giveCommand = (screen: Screen, command: AnyCommand): Screen => {
  const { notice, selected, amount, table } = screen;
  const again = notice?.kind === 'way' && notice.command === command ? notice : null;
  const given = again?.given ?? { cards: selected, amount };
  const view = humanView(table);
  if (command.objection?.(view, given, voiceOf(screen.language, table.setup))) {
    return { ...screen, hint: -1, notice: { kind: 'objection', command, given } };
  }
  const actions = command.actions(view, given);
  // Asked for a second time, the only thing it can stand for is meant.
  const isMeant = again !== null || !command.asksFirst(view, given);
  if (actions.length === 1 && isMeant) return tryAction(screen, actions[0]);
  const at = again === null ? 0 : again.number % actions.length;
  const action = actions[at];
  const way: Notice = { kind: 'way', command, given, action, number: at + 1, of: actions.length };
  return showing({ ...screen, hint: -1 }, action, way);
};

const sortHand = (screen: Screen): Screen => {
  const { presentation, ruleSet } = screen.table.setup;
  const { length } = presentation.sorts(ruleSet, screen.language);
  if (length < 2) return screen;
  const sort = (screen.sort + 1) % length;
  const card = handOf(screen)[screen.cursor];
  const sorted: Screen = { ...screen, sort, notice: { kind: 'sorted', sort }, hint: -1 };
  return { ...sorted, cursor: Math.max(0, handOf(sorted).indexOf(card)) };
};

/** Keys that only make sense when it is the player's turn. */
const turnKey = (screen: Screen, key: Key): Screen => {
  if (key === 'enter') return playChosen(screen);
  if (key === 'h') return showHint(screen);
  const command = commandsOf(screen.table).find(({ keys }) => Object.values(keys).includes(key));
  return command === undefined ? screen : giveCommand(screen, command);
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

/** Keys of a game in which amounts are chosen. */
const amountTableKey = (screen: Screen, key: Key): Screen => {
  if (isWaiting(screen)) return tick(screen);
  const { amounts } = screen.table.setup.presentation;
  const choice = amountKey(screen, key, amounts?.range(humanView(screen.table)) ?? null);
  if (choice !== null) return { ...touched(screen), ...choice };
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
