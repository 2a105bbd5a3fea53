/** A table's code out of what a person was sent: the code in any case, with blanks, or a whole link. */

const CODE = /^[A-Z2-9]{4,16}$/;
const LINK = /\/t\/([^/?#\s]+)/i;

export const readTableCode = (text: string): string | null => {
  const named = LINK.exec(text)?.[1] ?? text;
  const code = named.replace(/[\s.\-–—]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
};

const OWN_LINK = /\/i\/([a-z0-9]{10})(?![a-z0-9])/;

/** The link to a person's own table out of such a text, if it is one. */
export const readOwnLink = (text: string): string | null => OWN_LINK.exec(text)?.[1] ?? null;
