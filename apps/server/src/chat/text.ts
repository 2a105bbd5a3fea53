import { ok, type Result } from '@sanh-rong/engine';
import { type ChatRefusal, refuseChat } from './refusal.ts';

/** What people may write: one line of visible characters, counted as people count them. */

export const MAX_CHARACTERS = 200;
/** Of UTF-8: so many of any letter and of any emoji that is one code point. Families and flags take several times as much. */
export const MAX_BYTES = 800;

/** The largest emoji people have are eleven code points; anything longer is a trick. */
const MAX_POINTS = 12;
/** Decomposed letters and blanks that are taken out may come on top: a longer text need not be counted. */
const MAX_LENGTH = 2_000;

const JOINER = '\\u200D';
const NON_JOINER = '\\u200C';
/** They spell the flags of England, Scotland and Wales, and nothing that can be seen anywhere else. */
const TAGS = '\\u{E0020}-\\u{E007F}';

const UNFIT = new RegExp(
  [
    // Control characters, half characters, line breaks, characters without a meaning of their own.
    '[\\p{Cc}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\p{NChar}]',
    // Invisible ones, the ones that turn the direction of writing among them; only those that emoji are made of stay.
    `(?![${NON_JOINER}${JOINER}${TAGS}])\\p{Cf}`,
    `(?<![\\u{1F3F4}${TAGS}])[${TAGS}]`,
    `(?<![\\p{L}\\p{M}\\p{ExtPict}\\p{EMod}])[${NON_JOINER}${JOINER}]`,
    `[${NON_JOINER}${JOINER}](?![\\p{L}\\p{ExtPict}])`,
    // Towers of accents. Vietnamese needs none beyond its letters, no script at a card table more than three.
    '\\p{M}{4}',
  ].join('|'),
  'u',
);

/** What leaves nothing to be seen when it stands alone. */
const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\u2800]/gu;

const characters = new Intl.Segmenter('vi', { granularity: 'grapheme' });

/** A text as a stranger sends it. */
export const readText = (input: unknown): Result<string, ChatRefusal> => {
  if (typeof input !== 'string') return refuseChat('CHAT_EMPTY');
  const tooLong = refuseChat('CHAT_TOO_LONG', { max: MAX_CHARACTERS });
  if (input.length > MAX_LENGTH) return tooLong;
  const text = input
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  if (text.replace(INVISIBLE, '') === '') return refuseChat('CHAT_EMPTY');
  if (UNFIT.test(text)) return refuseChat('CHAT_BAD_TEXT');
  if (Buffer.byteLength(text) > MAX_BYTES) return tooLong;
  let count = 0;
  for (const { segment } of characters.segment(text)) {
    count += 1;
    if (count > MAX_CHARACTERS) return tooLong;
    if ([...segment].length > MAX_POINTS) return refuseChat('CHAT_BAD_TEXT');
  }
  return ok(text);
};

/** The same thing said again, however it is written. */
export const gistOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '') || text;
