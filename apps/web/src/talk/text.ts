/** As long as the server lets a message be, counted as people count. */
export const MOST_CHARACTERS = 200;

const characters = new Intl.Segmenter('vi', { granularity: 'grapheme' });

/** How many characters may still be written; fewer than none when it is too long. */
export const roomLeft = (text: string): number => {
  let count = 0;
  for (const _ of characters.segment(text.normalize('NFC').trim())) count += 1;
  return MOST_CHARACTERS - count;
};
