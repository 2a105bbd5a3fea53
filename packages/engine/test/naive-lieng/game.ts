import { compare, readCard, type TieBreak } from './hand.ts';
import { sharesOf } from './pots.ts';

/** A game of Liêng, read a second time from RULES.md (LG-1, LG-5, LG-6, LG-7) and written down literally. */

export interface NaiveSetup {
  ante: number;
  minRaise: number;
  tieBreak: TieBreak;
  dealer: number;
  chips: number[];
  /** Empty for seats without chips. */
  hands: string[][];
}

export type NaiveAction = { type: 'bo' | 'theo' | 'to-tat' } | { type: 'to'; amount: number };

export type NaiveLegal = { type: 'bo' | 'theo' | 'to-tat' } | { type: 'to'; min: number; max: number };

interface NaivePlayer {
  chips: number;
  ante: number;
  bet: number;
  dealtIn: boolean;
  folded: boolean;
  hasActed: boolean;
  /** False once they have acted, until another seat makes a full raise. */
  mayRaise: boolean;
}

export class NaiveGame {
  readonly setup: NaiveSetup;
  readonly players: NaivePlayer[];
  currentBet = 0;
  turn: number | null = null;
  points: number[] | null = null;
  breakdown: { ante: number; bets: number; uncalled: number; pots: number }[] | null = null;

  constructor(setup: NaiveSetup) {
    this.setup = setup;
    this.players = setup.chips.map((chips) => {
      const ante = Math.min(chips, setup.ante);
      return {
        chips: chips - ante,
        ante,
        bet: 0,
        dealtIn: chips > 0,
        folded: false,
        hasActed: false,
        mayRaise: true,
      };
    });
    this.findTurn(setup.dealer);
  }

  stillIn(): NaivePlayer[] {
    return this.players.filter((player) => player.dealtIn && !player.folded);
  }

  canBet(): NaivePlayer[] {
    return this.stillIn().filter((player) => player.chips > 0);
  }

  pot(): number {
    return this.players.reduce((sum, player) => sum + player.ante + player.bet, 0);
  }

  legal(): NaiveLegal[] {
    if (this.turn === null) return [];
    const player = this.players[this.turn];
    const everything = player.bet + player.chips;
    const legal: NaiveLegal[] = [{ type: 'bo' }];
    if (everything >= this.currentBet) legal.push({ type: 'theo' });
    const least = this.currentBet + this.setup.minRaise;
    if (player.mayRaise && everything >= least) legal.push({ type: 'to', min: least, max: everything });
    const isShortCall = everything < this.currentBet;
    if (player.mayRaise || isShortCall) legal.push({ type: 'to-tat' });
    return legal;
  }

  act(action: NaiveAction): void {
    if (this.turn === null) throw new Error('the game is over');
    const seat = this.turn;
    const player = this.players[seat];
    if (action.type === 'bo') player.folded = true;
    if (action.type === 'theo') this.bet(player, this.currentBet);
    if (action.type === 'to') this.bet(player, action.amount);
    if (action.type === 'to-tat') this.bet(player, player.bet + player.chips);
    player.hasActed = true;
    player.mayRaise = false;
    this.findTurn(seat);
  }

  private bet(player: NaivePlayer, total: number): void {
    player.chips -= total - player.bet;
    player.bet = total;
    if (player.chips < 0) throw new Error('more than they have');
    const isFullRaise = total >= this.currentBet + this.setup.minRaise;
    if (isFullRaise) for (const other of this.players) other.mayRaise = true;
    this.currentBet = Math.max(this.currentBet, total);
  }

  /** The next seat that can bet and has not acted or not matched; or the end. */
  private findTurn(from: number): void {
    const able = this.canBet();
    const onlyOne = able.length === 1 && able[0].bet === this.currentBet;
    this.turn = null;
    if (this.stillIn().length > 1 && !onlyOne) {
      for (let step = this.players.length; step >= 1; step--) {
        const seat = (from + step) % this.players.length;
        const player = this.players[seat];
        if (able.includes(player) && (!player.hasActed || player.bet < this.currentBet)) this.turn = seat;
      }
    }
    if (this.turn === null) this.finish();
  }

  private finish(): void {
    const { hands, tieBreak, dealer, chips } = this.setup;
    const cards = hands.map((hand) => hand.map(readCard));
    const table = this.players.map((player) => ({
      paid: player.ante + player.bet,
      live: player.dealtIn && !player.folded,
    }));
    const { returned, won } = sharesOf(table, dealer, (a, b) => (a === b ? 0 : compare(cards[a], cards[b], tieBreak)));
    this.breakdown = this.players.map(({ ante, bet }, seat) => ({
      ante: 0 - ante,
      bets: 0 - bet,
      uncalled: returned[seat],
      pots: won[seat],
    }));
    for (const [seat, player] of this.players.entries()) player.chips += returned[seat] + won[seat];
    this.points = this.players.map((player, seat) => player.chips - chips[seat]);
  }
}
