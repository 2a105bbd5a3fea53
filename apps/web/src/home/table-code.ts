/** A table's code out of whatever somebody was sent: the code in any case, with blanks, or a whole link. */

const CODE = /^[A-Z2-9]{4,16}$/;
const LINK = /\/t\/([^/?#\s]+)/i;

export const readTableCode = (text: string): string | null => {
  const named = LINK.exec(text)?.[1] ?? text;
  const code = named.replace(/[\s.\-–—]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
};
