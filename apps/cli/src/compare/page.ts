import { unitName } from '@sanh-rong/presentation';
import { faultLines, type Look, standingLines, titleLine } from '../match/page.ts';
import type { MatchPlan } from '../match/plan.ts';
import type { LiveView } from '../match/progress.ts';
import type { Score } from '../match/score.ts';
import type { Style } from '../play/palette.ts';
import { cropped, displayWidth, wrap } from '../play/width.ts';
import { digitsFor, Figures } from '../report/figures.ts';
import { COMPARE_WORDS } from './messages/vi.ts';
import { NEW, OLD, type Outcome, type Verdict } from './verdict.ts';

/** How a comparison looks, while it runs and when it is over. */

const GAUGE = 21;

/** From "not better" on the left to "better" on the right, a mark where the evidence is: `├────┼──●──┤`. */
export const gauge = (progress: number): string => {
  const middle = (GAUGE - 1) / 2;
  const at = middle + Math.sign(progress) * Math.round(Math.abs(progress) * (middle - 1));
  return Array.from({ length: GAUGE }, (_, column) => {
    if (column === at) return '●';
    if (column === 0) return '├';
    if (column === GAUGE - 1) return '┤';
    return column === middle ? '┼' : '─';
  }).join('');
};

const leadText = (verdict: Verdict, game: string, { language }: Look): string => {
  const { mean, high } = verdict.lead;
  const figures = new Figures(language);
  const digits = digitsFor([mean, high - mean]);
  return COMPARE_WORDS[language].lead(figures.estimate(verdict.lead, digits), unitName(game, language));
};

const evidenceText = ({ evidence: { ratio, low, high } }: Verdict, { language }: Look): string => {
  const figures = new Figures(language);
  const shown = (value: number): string => (Number.isFinite(value) ? figures.signed(value, 2) : value > 0 ? '∞' : '−∞');
  return COMPARE_WORDS[language].evidence(shown(ratio), shown(low), shown(high));
};

/** One line while it is played. */
export const liveLine = ({ plan, score, elapsed }: LiveView, verdict: Verdict, look: Look): string => {
  const { language, columns, paint } = look;
  const say = COMPARE_WORDS[language];
  const clock = new Figures(language).clock(elapsed);
  const text = [
    say.deals(score.deals.length, plan.deals),
    leadText(verdict, plan.game, look),
    evidenceText(verdict, look),
    clock,
  ];
  const room = columns - GAUGE - 2;
  const fitting = text.reduce((line, part) => {
    const longer = line === '' ? part : `${line} · ${part}`;
    return displayWidth(longer) <= room ? longer : line;
  }, '');
  return `${paint('jade', gauge(verdict.evidence.progress))}  ${cropped(fitting, Math.max(0, room))}`;
};

const STYLES: Readonly<Record<Outcome, Style>> = { better: 'win', notBetter: 'refused', undecided: 'bold' };

const conclusion = (verdict: Verdict, names: readonly string[], margin: number, look: Look): string[] => {
  const { outcome } = verdict;
  if (outcome === null) return [];
  const say = COMPARE_WORDS[look.language];
  const [newer, older] = [names[NEW], names[OLD]];
  const sentence = verdict.byStrikes
    ? say.disqualified[outcome === 'better' ? 'old' : 'new'](newer, older)
    : say.outcomes[outcome](newer, older, new Figures(look.language).decimal(margin, 2));
  return wrap(sentence, look.columns).map((line) => look.paint(STYLES[outcome], line));
};

export interface Compared {
  readonly score: Score;
  readonly plan: MatchPlan;
  readonly names: readonly string[];
  readonly verdict: Verdict;
  /** The lead that must be found, in points a game. */
  readonly margin: number;
}

/** The report, part by part. */
export const comparePage = ({ score, plan, names, verdict, margin }: Compared, look: Look): string[][] => [
  [titleLine({ ...plan, deals: score.deals.length }, look)],
  standingLines(score, names, plan.game, look),
  [
    `${look.paint('jade', gauge(verdict.evidence.progress))}  ${leadText(verdict, plan.game, look)}`,
    evidenceText(verdict, look),
  ],
  conclusion(verdict, names, margin, look),
  faultLines(score, names, look),
];
