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

const toggle = (play: Play, at: number): void => {
  const card = play.cards[at];
  if (card !== undefined) play.select([card], !play.selected.includes(card));
};

const stepAmount = ({ range, amount, choose }: Play, by: 1 | -1): void => {
  if (range === null) return;
  choose(amount === null ? range.min : stepped(range, amount, by));
};

/** What keys do with the cards of the hand, in every player's turn. */
const HAND_KEYS: Readonly<Record<string, (play: Play) => void>> = {
  ' ': (play) => toggle(play, play.cursor),
  ArrowUp: (play) => toggle(play, play.cursor),
  ArrowDown: (play) => play.select(play.cards.slice(play.cursor, play.cursor + 1), false),
  Enter: (play) => play.play(),
  s: (play) => play.sortHand(),
  h: (play) => play.suggest(),
};

const AMOUNT_KEYS: Readonly<Record<string, (play: Play) => void>> = {
  ArrowUp: (play) => stepAmount(play, 1),
  ArrowDown: (play) => stepAmount(play, -1),
};

/** What a key stands for now; undefined when that is nothing. */
const meaningOf = (play: Play, key: string, openMenu: () => void): (() => void) | undefined => {
  if (key === 'Escape') return play.mayUndo ? play.clear : openMenu;
  const amount = play.range === null ? undefined : AMOUNT_KEYS[key];
  if (amount !== undefined) return () => amount(play);
  const move = MOVES[key];
  if (move !== undefined) {
    return () => {
      play.moveTo(move(play.cursor, play.cards.length - 1));
      play.hand.current?.focus({ preventScroll: true });
    };
  }
  if (/^[1-9]$/.test(key)) {
    return () => {
      play.moveTo(Number(key) - 1);
      toggle(play, Number(key) - 1);
    };
  }
  const hand = HAND_KEYS[key];
  if (hand !== undefined) return () => hand(play);
  const offered = play.commands.find((command) => command.key === key);
  return offered && (() => play.give(offered.command));
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
