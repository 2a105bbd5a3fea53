import { isDisqualified } from '@sanh-rong/arena';
import type { Language } from '@sanh-rong/engine';
import { capitalised, ruleSetName, unitName } from '@sanh-rong/presentation';
import type { Paint, Style } from '../play/palette.ts';
import { cropped, displayWidth, padEnd, wrap } from '../play/width.ts';
import { digitsFor, Figures } from '../report/figures.ts';
import { REPORT_WORDS } from '../report/messages/vi.ts';
import { type Column, tableLines } from '../report/table.ts';
import { gamesADeal, type MatchPlan } from './plan.ts';
import { leadsOf, type Score, type Standing, standingsOf } from './score.ts';

/** The report of a match for a terminal. */

export interface Look {
  readonly language: Language;
  readonly paint: Paint;
  readonly columns: number;
}

export type Titled = Pick<MatchPlan, 'game' | 'ruleSet' | 'lineup' | 'seed' | 'deals'>;

export const titleLine = (plan: Titled, { language, paint, columns }: Look): string => {
  const { game, ruleSet, lineup, seed, deals } = plan;
  const name = ruleSetName(game, ruleSet, language);
  const title = REPORT_WORDS[language].title(name, lineup.length, deals, gamesADeal(plan), seed);
  return paint('bold', cropped(title, columns));
};

const styleOf = ({ place, isOut }: Standing): Style => (isOut ? 'refused' : place === 1 ? 'win' : 'plain');

/** Who stands where. */
export const standingLines = (score: Score, names: readonly string[], game: string, look: Look): string[] => {
  const { language, columns, paint } = look;
  const say = REPORT_WORDS[language];
  const figures = new Figures(language);
  const rows = standingsOf(score);
  const digits = digitsFor(rows.flatMap(({ points: { mean, low, high } }) => [mean, high - low]));
  const column = (head: string, cellOf: (row: Standing) => string, more: Partial<Column> = {}): Column => ({
    head,
    cells: rows.map(cellOf),
    align: 'right',
    ...more,
  });
  return tableLines(
    [
      column(say.place, ({ place }) => String(place)),
      column(say.name, ({ contestant }) => names[contestant], {
        align: 'left',
        gives: true,
        styles: rows.map(styleOf),
      }),
      column(say.pointsAGame(capitalised(unitName(game, language))), ({ points }) => figures.estimate(points, digits)),
      column(say.won, ({ wins }) => figures.share(wins.mean), { spare: 1 }),
      column(say.thinks, ({ decisions, micros }) => (decisions === 0 ? '–' : figures.time(micros)), { spare: 2 }),
      column(say.longest, ({ decisions, longest }) => (decisions === 0 ? '–' : figures.time(longest)), { spare: 3 }),
      column(say.strikes, ({ strikes, isOut }) => (isOut ? say.disqualified(strikes) : String(strikes)), {
        styles: rows.map(({ strikes }) => (strikes > 0 ? 'refused' : 'plain')),
      }),
    ],
    columns,
    paint,
  );
};

/** Pairs that are named one by one where nothing is clear. */
const MOST_PAIRS = 6;

/** A text behind a label, its further lines below its beginning. */
const labelled = (label: string, width: number, texts: readonly string[], columns: number): string[] =>
  texts.flatMap((text, at) => {
    const margin = width + 2;
    const lines = wrap(text, columns - margin);
    return lines.map((line, row) => padEnd(at === 0 && row === 0 ? label : '', margin) + line);
  });

/** Who is better than whom, as far as the deals tell. */
export const leadLines = (score: Score, names: readonly string[], { language, columns }: Look): string[] => {
  const say = REPORT_WORDS[language];
  const figures = new Figures(language);
  const leads = leadsOf(score);
  if (leads.length === 0) return [];
  const digits = digitsFor(leads.map(({ mean }) => mean));
  const clear = standingsOf(score).flatMap(({ contestant }) => {
    const weaker = leads.filter(({ of, isClear }) => isClear && of === contestant).map(({ over }) => names[over]);
    return weaker.length === 0 ? [] : [`${names[contestant]} > ${weaker.join(', ')}`];
  });
  const unclear = leads
    .filter(({ isClear }) => !isClear)
    .map((lead) => `${names[lead.of]} – ${names[lead.over]}: ${figures.estimate(lead, digits)}`);
  const shown = unclear.slice(0, MOST_PAIRS);
  if (unclear.length > shown.length) shown.push(say.more(unclear.length - shown.length));
  const width = Math.max(displayWidth(say.clearlyBetter), displayWidth(say.notClear));
  return [
    ...labelled(say.clearlyBetter, width, clear.length === 0 ? [say.nobodyClear] : clear, columns),
    ...labelled(say.notClear, width, shown, columns),
  ];
};

/** What went wrong, for those who wrote it. */
export const faultLines = (score: Score, names: readonly string[], { language, paint, columns }: Look): string[] => {
  const say = REPORT_WORDS[language];
  const out = names.filter((_, who) => isDisqualified(score.strikes[who]));
  const lines = names.flatMap((name, who) => {
    if (score.strikes[who] === 0) return [];
    const own = score.faults.filter(({ contestant }) => contestant === who);
    return [
      paint('refused', cropped(say.faults(name, score.strikes[who]), columns)),
      ...own.flatMap(({ game, text, printed }) => [
        ...wrap(`  ${say.faultAt(game + 1, text)}`, columns, 4),
        ...printed.map((line) => paint('quiet', cropped(`    ${say.printed(line)}`, columns))),
      ]),
    ];
  });
  return out.length === 0 ? lines : [...wrap(say.outOf(out.join(', ')), columns, 2), ...lines];
};

/** Parts of a page with a line between them; empty parts leave none. */
export const pageOf = (parts: readonly (readonly string[])[]): string =>
  `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;

/** The whole report, from the title to what was wrong. */
export const matchPage = (score: Score, plan: MatchPlan, names: readonly string[], look: Look): string[][] => {
  const say = REPORT_WORDS[look.language];
  const { endless } = score;
  return [
    [titleLine({ ...plan, deals: score.deals.length }, look)],
    standingLines(score, names, plan.game, look),
    wrap(say.confidence, look.columns).map((line) => look.paint('quiet', line)),
    leadLines(score, names, look),
    endless === 0 ? [] : wrap(say.endless(endless), look.columns),
    faultLines(score, names, look),
  ];
};
