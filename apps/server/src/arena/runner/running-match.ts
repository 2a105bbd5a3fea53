import { type Contest, type Fault, type PlayedDeal, playBlock } from '@sanh-rong/arena';
import type { BotFault } from '@sanh-rong/bot-kit';
import { type AnyGame, writeRecord } from '@sanh-rong/engine';
import { standIn } from '@sanh-rong/entrants';
import { gameOf } from '../ladders/ladders.ts';
import type { LiveGame } from '../matches/outcome.ts';
import { type Contestant, openContestants, type Ways } from './contestants.ts';
import type { ReportedBlock, ReportedFault, ReportedGame, WantedBlock, WantedMatch } from './orders.ts';
import { ShownGame } from './shown-game.ts';

/** What is told of a fault to everybody: its kind and no more. */
const kindOf = ({ refused, threw }: Fault): string => {
  if (refused !== undefined) return 'illegal';
  const kind = (threw as Partial<BotFault> | null | undefined)?.kind;
  return typeof kind === 'string' ? kind : 'crash';
};

const reportFault = (fault: Fault): ReportedFault => ({ seat: fault.seat, move: fault.move, kind: kindOf(fault) });

const reportGames = (game: AnyGame, { deal, games }: PlayedDeal): ReportedGame[] =>
  games.map(({ seating, state, result, faults }, at) => {
    if (result === null) throw new Error(`a game of ${game.id} has no end`);
    return {
      number: deal.number * games.length + at,
      deal: deal.number,
      seating,
      text: writeRecord(game, state),
      points: result.points,
      places: result.places,
      faults: faults.map(reportFault),
    };
  });

/** A match in this process, from when its contestants are there until they are let go. */
export class RunningMatch {
  private readonly contest: Contest;
  private readonly contestants: readonly Contestant[];

  private constructor(contest: Contest, contestants: readonly Contestant[]) {
    this.contest = contest;
    this.contestants = contestants;
  }

  static async open(match: WantedMatch, ways: Ways): Promise<RunningMatch> {
    const contest = { ...match.contest, game: gameOf(match.contest.game) };
    return new RunningMatch(contest, await openContestants(match, ways));
  }

  async play({ number, strikes }: WantedBlock, show: (shown: LiveGame) => void): Promise<ReportedBlock> {
    const { contest, contestants } = this;
    const shown = new ShownGame(contest.game, contest.seatings === 'one' ? 'over' : 'going', show);
    for (const { told } of contestants) told.take();
    const played = await playBlock(
      contest,
      number,
      contestants.map(({ entrant }) => entrant),
      {
        standIn: standIn(contest.game.id),
        strikes,
        moved: (game, seating, state) => shown.moved(game, seating, state),
      },
    );
    return {
      number,
      games: played.deals.flatMap((deal) => reportGames(contest.game, deal)),
      strikes: played.strikes,
      thinking: played.thinking,
      calls: contestants.flatMap(({ told }) => told.take()),
    };
  }

  close(): void {
    for (const contestant of this.contestants) contestant.stop();
  }
}
