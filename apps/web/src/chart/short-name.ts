const LONGEST = 12;

const cut = (word: string, longest: number): string =>
  word.length > longest ? `${word.slice(0, longest - 1).trimEnd()}…` : word;

/** What is not the name itself: a number, a version, what tells two of one name apart. */
const ADDED = /^(?:v\d+|[^\p{L}]+)$/u;

/** A long name is called by its last word, as Vietnamese people call each other; what stands behind that stays with it. */
export const shortName = (name: string): string => {
  if (name.length <= LONGEST) return name;
  const words = name.split(' ');
  const last = Math.max(
    0,
    words.findLastIndex((word) => !ADDED.test(word)),
  );
  const added = words
    .slice(last + 1)
    .map((word) => ` ${word}`)
    .join('');
  return `${cut(words[last], Math.max(2, LONGEST - added.length))}${added}`;
};
