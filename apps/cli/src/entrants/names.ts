import { visible } from '../arguments/arguments.ts';
import { cropped } from '../play/width.ts';

const LONGEST = 40;

/** A name of any letters, as it can stand in a table. */
export const tidyName = (name: string): string =>
  cropped(visible(name).normalize('NFC').replace(/\s+/g, ' ').trim(), LONGEST);

/** The same names, each of them once: the second `bot.js` is `bot.js #2`. */
export const distinct = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map(tidyName).map((name) => {
    let own = name;
    for (let number = 2; taken.has(own); number++) own = `${name} #${number}`;
    taken.add(own);
    return own;
  });
};
