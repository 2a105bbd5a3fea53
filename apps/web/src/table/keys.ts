import { useEffect, useRef } from 'react';
import { stepped } from './amounts.ts';
import type { Play } from './use-play.ts';

/** The whole game by keyboard. */

/** Where keys are for something else: for writing, for a sheet, for scrolling. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role="tabpanel"], [role="log"]') !== null;

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary') !== null;

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_at, last) => last,
};

const toggle = ({ hand, send }: Play, at: number): void => {
  const card = hand.cards[at];
  if (card !== undefined) send({ type: 'select', cards: [card], on: !hand.selected.includes(card) });
};

const putBack = ({ hand, send }: Play): void =>
  send({ type: 'select', cards: hand.cards.slice(hand.cursor, hand.cursor + 1), on: false });

/** What keys do with the cards of the hand, in every player's turn. */
const HAND_KEYS: Readonly<Record<string, (play: Play) => void>> = {
  ' ': (play) => toggle(play, play.hand.cursor),
  ArrowUp: (play) => toggle(play, play.hand.cursor),
  ArrowDown: putBack,
  Enter: ({ play }) => play(),
  s: ({ hand }) => hand.sort(),
  h: ({ send }) => send({ type: 'suggest' }),
};

/** How many steps keys go while an amount can be chosen. */
const AMOUNT_KEYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** What a key stands for now; undefined when that is nothing. */
const meaningOf = (play: Play, key: string, openMenu: () => void): (() => void) | undefined => {
  const { hand, choice, bet, send } = play;
  if (key === 'Escape') return choice.canClear ? () => send({ type: 'clear' }) : openMenu;
  const { range } = bet;
  const steps = AMOUNT_KEYS[key];
  if (range !== null && steps !== undefined) {
    return () => send({ type: 'amount', amount: stepped(range, bet.amount, steps) });
  }
  const move = MOVES[key];
  if (move !== undefined) {
    return () => {
      hand.moveTo(move(hand.cursor, hand.cards.length - 1));
      hand.place.current?.focus({ preventScroll: true });
    };
  }
  if (/^[1-9]$/.test(key)) {
    return () => {
      hand.moveTo(Number(key) - 1);
      toggle(play, Number(key) - 1);
    };
  }
  const meaning = HAND_KEYS[key];
  if (meaning !== undefined) return () => meaning(play);
  const offered = play.commands.find((command) => command.key === key);
  return offered && (() => send({ type: 'give', command: offered.command }));
};

/** `openMenu`: what Escape does where nothing is chosen that it could let go. */
export const useKeys = (play: Play | null, openMenu: () => void): void => {
  const latest = useRef({ play, openMenu });
  latest.current = { play, openMenu };
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const { play: current, openMenu: open } = latest.current;
      if (current === null || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // A key that is held down plays once.
      if (event.repeat && event.key === 'Enter') return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      // A button that has the focus keeps its own keys.
      if ((key === 'Enter' || key === ' ') && isPressable(event.target)) return;
      const meaning = meaningOf(current, key, open);
      if (meaning === undefined) return;
      event.preventDefault();
      meaning();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
};
