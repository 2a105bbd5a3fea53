import type { ReportWords } from './vi.ts';

/** What the reports of match, compare and league have in common. */
export const en: ReportWords = {
  comma: '.',
  place: '#',
  name: 'Name',
  pointsAGame: (unit) => `${unit} a game`,
  won: 'Won',
  thinks: 'Thinks',
  longest: 'Longest',
  strikes: 'Strikes',
  disqualified: (strikes) => `${strikes}, out`,
  title: (ruleSet, seats, deals, games, seed) =>
    `${ruleSet} · ${seats} seats · ${deals} ${deals === 1 ? 'deal' : 'deals'} × ${games} games · seed ${seed}`,
  confidence: 'With 95 % confidence intervals. Every deal is played from every seat, so that nobody has better cards.',
  clearlyBetter: 'Clearly better',
  notClear: 'Not clear',
  nobodyClear: 'nobody yet',
  more: (count) => `… and ${count} more ${count === 1 ? 'pair' : 'pairs'}`,
  outOf: (names) => `Disqualified after 3 strikes, a built-in player played on: ${names}`,
  faults: (name, strikes) => `${name}: ${strikes} ${strikes === 1 ? 'strike' : 'strikes'}`,
  faultAt: (game, text) => `game ${game}: ${text}`,
  printed: (line) => `printed: ${line}`,
  endless: (deals) => `${deals} ${deals === 1 ? 'deal' : 'deals'} with a game that never ended were not counted.`,
  again: (command) => `The same again: ${command}`,
  stopped: (played, deals) =>
    played === 0
      ? 'Stopped before the first block of deals was finished: there is no result.'
      : `Stopped after ${played} of ${deals} deals.`,
  written: (path) => `All games are in ${path}. To look at them: sanhrong watch ${path}`,
  progress: (played, deals, clock) => `${played}/${deals} deals · ${clock}`,
  left: (clock) => `${clock} left`,
};
