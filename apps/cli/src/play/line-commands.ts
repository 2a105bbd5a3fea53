import type { CardId } from '@sanh-rong/engine';
import type { Given } from '@sanh-rong/presentation';
import type { AnyTerminalPresentation } from '../games/terminal-presentation.ts';
import { readCard } from './card-names.ts';
import { plainWord } from './line-words.ts';

/** A game's own commands as lines of text: `eat 7s 8s`, `raise 50`, `fold`. */

type AnyCommand = AnyTerminalPresentation['commands'][number];

export type CommandRead =
  | { readonly kind: 'command'; readonly command: AnyCommand; readonly given: Given }
  /** A command, but what follows it is neither a card nor a number. */
  | { readonly kind: 'unknown'; readonly command: AnyCommand; readonly word: string }
  /** The line is none of the game's commands. */
  | { readonly kind: 'none' };

/** The line after a word; null when it does not begin with the word. */
const after = (line: string, word: string): string | null => {
  const begin = plainWord(word);
  if (line === begin) return '';
  return line.startsWith(`${begin} `) ? line.slice(begin.length + 1) : null;
};

const readGiven = (command: AnyCommand, rest: string): CommandRead => {
  const cards: CardId[] = [];
  let amount: number | null = null;
  for (const word of rest.split(/[\s,./|+]+/).filter((part) => part !== '')) {
    const card = readCard(word);
    if (card !== null) cards.push(card);
    else if (/^\d{1,12}$/.test(word)) amount = Number(word);
    else return { kind: 'unknown', command, word };
  }
  return { kind: 'command', command, given: { cards: [...new Set(cards)], amount } };
};

/** The command a line gives. Of several words that fit the longest counts: `tố tất` is not `tố`. */
export const readCommand = (commands: readonly AnyCommand[], line: string): CommandRead => {
  const plain = plainWord(line);
  const fitting = commands
    .flatMap((command) => command.words.map((word) => ({ command, word, rest: after(plain, word) })))
    .filter(({ command, rest }) => rest !== null && (rest === '' || command.takes !== 'nothing'))
    .sort((a, b) => b.word.length - a.word.length);
  const best = fitting.at(0);
  return best === undefined ? { kind: 'none' } : readGiven(best.command, best.rest ?? '');
};
