import type { Language } from '@sanh-rong/engine';
import type { Html } from '../pages/html.ts';

/** The one HTML page of the client, into which every page writes what it is. */
export type Shell = (language: Language, head: Html) => string;

/** Where a page's own words go. */
const MARK = '<!--page-->';

/** What the shell says when it is opened without a server; a page says it better. */
const STAND_INS = [/<title>[^<]*<\/title>\s*/, /<meta name="description"[^>]*>\s*/];

const LANGUAGE = /<html lang="[^"]*"/;

export const readShell = (text: string): Shell => {
  const [before, after, ...more] = STAND_INS.reduce((rest, each) => rest.replace(each, ''), text).split(MARK);
  if (after === undefined || more.length > 0 || !LANGUAGE.test(before))
    throw new Error(`the client's page needs one ${MARK} in its head and a language`);
  return (language, head) => before.replace(LANGUAGE, `<html lang="${language}"`) + head.text + after;
};
