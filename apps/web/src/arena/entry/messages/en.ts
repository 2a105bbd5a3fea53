import type { vi } from './vi.ts';

export const en: typeof vi = {
  lostTitle: 'No such bot in the arena',
  lostText: 'The bot was deleted, or a few letters of the link are missing.',
  toArena: 'To the arena',
  toLadder: (ruleSet) => `Ladder of ${ruleSet}`,
  by: (owner) => `by ${owner}`,
  yours: 'yours',
  since: (when) => `entered ${when}`,

  place: 'Place',
  noPlace: 'None yet',
  about: (middle, reach) => `about ${middle} ± ${reach}`,
  points: 'Points a game',
  played: 'Played',
  games: (games) => `${games} games`,
  matches: (matches) => `${matches} matches`,
  strikes: 'Strikes',
  strikesNote: 'in all matches',

  withdrawn: 'This bot has been withdrawn. Its page stays, it plays no new matches.',
  sentHome: 'It was disqualified in three matches in a row and is resting. Mend its code and enter it again.',
  challenge: 'Challenge',
  look: 'Look at the bot',
  workshop: 'Open the workshop',
  enterNew: (version) => `Enter v${version} instead`,
  newNote: (standing, newest) => `It plays with v${standing}; the workshop already has v${newest}.`,
  enterAgain: 'Enter it again',
  entering: 'Entering…',
  withdraw: 'Withdraw',
  withdrawTitle: (name) => `Withdraw ${name}?`,
  withdrawText:
    'It plays no new matches and leaves the ladder. A match that is being played goes on. What it has done stays on this page; it can be entered again at any time.',
  withdrawing: 'Withdrawing…',
  cancel: 'Cancel',

  history: 'Its way through the ladder',
  noHistory: 'No match is over yet. The first one usually comes within minutes.',

  headToHead: 'Head to head',
  headToHeadNote:
    'The lead a game at the same table, with the same hands. The pale line is where the truth lies 95 times in 100: only one that keeps to one side of zero is a real lead.',
  opponent: 'Opponent',
  lead: 'Lead a game',
  deals: (deals) => `${deals} deals`,
  verdicts: { better: 'clearly better', worse: 'clearly worse', open: 'not clear' },
  tooFew: 'too few to say',

  cycles: 'Going round in circles',
  beats: (winner, loser) => `${winner} beats ${loser}`,
  cycle: (links) => `${links.slice(0, -1).join(', ')}, and yet ${links[links.length - 1]}.`,

  versions: 'Versions',
  versionsNote:
    'Each met other opponents, so this is a hint and no more. To know which is better, let two versions play each other.',
  versionHead: 'Version',
  version: (version) => `v${version}`,
  compare: 'Compare',
  compareOf: (version) => `v${version} with the code being written`,
  noPoints: 'not played yet',
  noFigure: 'always disqualified',

  worst: 'Worst losses',
  worstNote: 'Watch these games again to see what to mend.',

  recent: 'Recent matches',
  allMatches: 'All matches of this bot',
  noRecent: 'No matches yet.',

  reports: 'What happened in matches',
  reportsNote: 'Only you see this: what the bot printed, and what went wrong.',
  moreReports: 'Show more',
  noReports: 'Nothing to tell: no mistake so far, and nothing printed.',

  inArena: 'In the arena',
  standing: (place, rating) => `place ${place} · ${rating}`,
  notActive: 'withdrawn',
  enter: 'Enter the arena',
};
