import type { Language } from '@sanh-rong/engine';
import type { Html } from '../pages/html.ts';

/** The one HTML page of the client, into which every page writes what it is. */
export type Shell = (language: Language, page: Written) => string;

export interface Written {
  /** What it says about itself. */
  readonly head: Html;
  /** What it is made of. */
  readonly parts: Html;
  /** What stands there until the client does. */
  readonly foreword: Html;
}

/** Where a page's own words go. */
const MARK = '<!--page-->';

/** Where its parts go: after those of the house, whose styles they build upon. */
const END = '</head>';

/** Where the client will stand. */
const PLACE = '<div id="app">';

/** What the shell says when it is opened without a server; a page says it better. */
const STAND_INS = [/<title>[^<]*<\/title>\s*/, /<meta name="description"[^>]*>\s*/];

const LANGUAGE = /<html lang="[^"]*"/;

export const readShell = (text: string): Shell => {
  const [before, after = '', ...more] = STAND_INS.reduce((rest, each) => rest.replace(each, ''), text).split(MARK);
  const [house, body = ''] = after.split(END);
  const [start, rest] = body.split(PLACE);
  if (rest === undefined || more.length > 0 || !LANGUAGE.test(before))
    throw new Error(`the client's page needs one ${MARK} in its head, a language and a place for the client`);
  return (language, { head, parts, foreword }) =>
    [
      ...[before.replace(LANGUAGE, `<html lang="${language}"`), head.text, house.trimEnd(), parts.text, `\n  ${END}`],
      ...[start, PLACE, foreword.text, rest],
    ].join('');
};
