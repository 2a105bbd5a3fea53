import type { Route } from '../../http/route.ts';
import type { Arena } from '../arena.ts';
import type { ArenaReading } from '../reading/reading.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { ladderRoutes } from './ladder-routes.ts';
import { matchRoutes } from './match-routes.ts';
import { tournamentRoutes } from './tournament-routes.ts';

export interface ArenaRouteDependencies {
  readonly arena: Pick<Arena, 'enter' | 'withdraw' | 'challenge' | 'cancelChallenge'>;
  readonly reading: ArenaReading;
  readonly tournaments: Tournaments;
  readonly now: () => number;
}

/** The arena over HTTP. */
export const arenaRoutes = (dependencies: ArenaRouteDependencies): readonly Route[] => [
  ...ladderRoutes(dependencies),
  ...matchRoutes(dependencies),
  ...tournamentRoutes(dependencies),
];
