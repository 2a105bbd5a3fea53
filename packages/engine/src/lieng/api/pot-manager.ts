import { openSettlement, Settlement, sharePots } from '../core/settlement.ts';
import { MAX_TABLE_CHIPS } from '../options.ts';
import { LiengApiError } from './errors.ts';
import { readPlayerIds } from './players.ts';

/**
 * The pot of this interface with the side pots of LG-6. Winners are named best hand first, one call after the other: each
 * takes from everybody at most what they put in themselves, and what is left waits for the next.
 */
export class PotManager {
  #players: readonly string[];
  readonly #paid = new Map<string, number>();

  /** `playerIds` from the dealer's left on: the order in which odd chips are given out. Others join as they bet. */
  constructor(playerIds: readonly string[] = []) {
    this.#players = readPlayerIds(playerIds);
  }

  addBet(playerId: string, amount: number): void {
    if (!Number.isSafeInteger(amount) || amount < 0 || this.getTotal() + amount > MAX_TABLE_CHIPS) {
      throw new LiengApiError('BAD_AMOUNT', { max: MAX_TABLE_CHIPS });
    }
    if (!this.#players.includes(playerId)) this.#players = readPlayerIds([...this.#players, playerId]);
    this.#paid.set(playerId, this.getContribution(playerId) + amount);
  }

  getContribution(playerId: string): number {
    return this.#paid.get(playerId) ?? 0;
  }

  getTotal(): number {
    return [...this.#paid.values()].reduce((sum, amount) => sum + amount, 0);
  }

  /** Takes out what this player wins, and says how much that is. */
  distributeToWinner(winnerId: string): number {
    return this.distributeToWinners([winnerId]).get(winnerId) ?? 0;
  }

  /** Takes out what players with equal hands win, and says how much that is for each. */
  distributeToWinners(winnerIds: readonly string[]): Map<string, number> {
    const seats = this.#players.length;
    const settlement = new Settlement();
    openSettlement(
      settlement,
      seats,
      this.#players.map((id) => this.getContribution(id)),
    );
    settlement.values.fill(0);
    const winners = winnerIds.map((id) => this.#players.indexOf(id)).filter((seat) => seat >= 0);
    sharePots(
      settlement,
      seats,
      winners.reduce((mask, seat) => mask | (1 << seat), 0),
      seats - 1,
    );
    const most = Math.max(0, ...winners.map((seat) => settlement.called[seat]));
    for (const [id, paid] of this.#paid) this.#paid.set(id, Math.max(0, paid - most));
    return new Map(winnerIds.map((id) => [id, settlement.won[this.#players.indexOf(id)] ?? 0]));
  }

  reset(): void {
    this.#paid.clear();
  }
}
