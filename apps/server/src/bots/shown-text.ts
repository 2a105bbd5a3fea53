/** What a bot wrote, as others may be shown it. */

/** Control and half characters, line breaks, invisible characters and those that turn the direction of writing. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{NChar}]/gu;
/** Accents beyond the three that a letter may carry would lie over the lines around it. */
const TOWER = /(?<=\p{M}{3})\p{M}+/gu;

/** One line of visible characters, at most so many of them. */
export const shownText = (text: string, most: number): string => {
  const isCut = text.length > most;
  const visible = (isCut ? text.slice(0, most - 1) : text).replaceAll('\t', ' ').replace(UNFIT, '').replace(TOWER, '');
  return isCut ? `${visible}…` : visible;
};
