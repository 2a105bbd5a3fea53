import type { LeagueWords } from './vi.ts';

/** What `sanhrong league` says. */
export const en: LeagueWords = {
  title: (ruleSet, seats, tables, deals, seed) =>
    `${ruleSet} · ${seats} seats · ${tables} ${tables === 1 ? 'table' : 'tables'} × ${deals} deals · seed ${seed}`,
  firsts: 'First',
  tables: 'Tables',
  deals: 'Deals',
  figures: 'By how much the row led the column, a game; * where that is clear.',
  signs: 'The row against the column: + clearly better, − clearly worse, = not clear.',
  cycle: (circle) => `In a circle: ${circle}`,
  faultAt: (table, game, text) => `table ${table}, game ${game}: ${text}`,
  progress: (table, of, clock) => `table ${table}/${of} · ${clock}`,
  tooFewForSeats: (contestants, seats) =>
    `${contestants} contestants are too few for ${seats} seats. Lower --seats, or name more.`,
  oneForm: 'Choose either --json or --csv.',
  usage: (contestants, table) => `Everybody meets everybody: standings, who beat whom, and circles among them.

  sanhrong league ONE OTHER … [options]

${contestants.map((line) => `  ${line}`).join('\n')}

  --deals N        deals at each table (50)
  --tables N       tables at most (500): a balanced part of all there could be
  --seats N        seats at a table
  --json           the result for other programs
  --csv            a table for spreadsheets
  --quiet          no progress
${table.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}

Ctrl-C stops and prints what was finished (exit code 130).`,
};
