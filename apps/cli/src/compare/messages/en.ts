import type { CompareWords } from './vi.ts';

/** What `sanhrong compare` says. */
export const en: CompareWords = {
  deals: (played, most) => `${played}/${most} deals`,
  lead: (lead, unit) => `ahead by ${lead} ${unit} a game`,
  evidence: (ratio, low, high) => `evidence ${ratio} (from ${low} to ${high})`,
  outcomes: {
    better: (newer, older) => `${newer} is better than ${older}.`,
    notBetter: (newer, older, margin) => `${newer} is not better than ${older} by ${margin} a game.`,
    undecided: (newer, older) =>
      `${newer} and ${older} could not be told apart in the deals allowed. Raise --most, or --margin to look for a larger difference.`,
  },
  disqualified: {
    new: (newer) => `${newer} was disqualified after 3 strikes, so it is not better.`,
    old: (newer, older) => `${older} was disqualified after 3 strikes, so ${newer} is better.`,
  },
  twoNeeded: 'Exactly two contestants are needed: the new version first, then the old one.',
  fieldTooLarge: (contestants, seats) => `${contestants} contestants (with --against) do not fit into ${seats} seats.`,
  number: (least, most) => `a number above ${least}, at most ${most}`,
  usage: (contestants, table) => `Is the new version better? Plays until a sequential test decides.

  sanhrong compare NEW OLD [options]

${contestants.map((line) => `  ${line}`).join('\n')}

  --against A,B    both sit at one table with these
                   (without it: one new version among old ones)
  --margin POINTS  a lead of this many points a game must be found (0.5)
  --alpha SHARE    how often something no better may be called better (0.05)
  --beta SHARE     how often something better may be overlooked (0.05)
  --most N         deals at most (5000); nothing is decided before 200
  --seats N        seats
  --json           the result for other programs
  --quiet          no progress
${table.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}

Exit codes: 0 better, 1 not better, 3 undecided, 2 wrong usage, 130 Ctrl-C.`,
};
