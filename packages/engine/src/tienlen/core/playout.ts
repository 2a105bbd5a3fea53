import { DECK_SIZE } from '../../cards.ts';
import { LOW_BITS } from '../../cardset.ts';
import type { Random } from '../../random.ts';
import type { ToiTrang } from './instant.ts';
import { MoveList } from './moves.ts';
import { FULL_HAND, findToiTrang, openWithLowest } from './opening.ts';
import { clearPosition, giveHand, isOver, newPosition, type Position } from './position.ts';
import type { Rules } from './rules.ts';
import { bill, Ledger, PLAYED_OUT, REASONS_TO_PAY, total, WON_AT_THE_DEAL } from './scoring.ts';
import { legalPlays, mayPass, pass, play } from './turns.ts';

/** Whole initial games of Miền Nam played at random, scored by every rule: no objects are made while they run. */
export class RandomGames {
  readonly position: Position;
  /** Points of the last game, by reason and seat: `points[reason * seats + seat]`. */
  readonly points: Int32Array;
  private readonly deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
  private readonly plays = new MoveList();
  private readonly ledger = new Ledger();
  private readonly rules: Rules;
  private readonly toiTrang: readonly ToiTrang[];
  private readonly random: Random;

  constructor(seats: number, rules: Rules, toiTrang: readonly ToiTrang[], random: Random) {
    this.position = newPosition(seats);
    this.points = new Int32Array(REASONS_TO_PAY.length * seats);
    this.rules = rules;
    this.toiTrang = toiTrang;
    this.random = random;
  }

  /** Deals and plays one game; returns how many actions it took. */
  play(): number {
    const { position: p, plays, rules, random, ledger } = this;
    this.deal();
    const lucky = findToiTrang(p, this.toiTrang);
    let actions = 0;
    if (lucky === null) {
      while (!isOver(p)) {
        legalPlays(plays, rules, p);
        const pick = random.below(mayPass(p) ? plays.size + 1 : plays.size);
        if (pick === plays.size) pass(rules, p);
        else play(rules, p, plays.low[pick], plays.high[pick], plays.form[pick]);
        actions += 1;
      }
    }
    if (lucky === null) bill(p, p.order[0], PLAYED_OUT, ledger);
    else bill(p, lucky.seat, WON_AT_THE_DEAL, ledger);
    total(p, ledger, this.points);
    return actions;
  }

  private deal(): void {
    const { position: p, deck, random } = this;
    clearPosition(p);
    const dealt = p.seats * FULL_HAND;
    for (let at = 0; at < dealt; at++) {
      const pick = at + random.below(DECK_SIZE - at);
      const card = deck[pick];
      deck[pick] = deck[at];
      deck[at] = card;
    }
    for (let seat = 0; seat < p.seats; seat++) {
      let low = 0;
      let high = 0;
      for (let at = seat * FULL_HAND; at < (seat + 1) * FULL_HAND; at++) {
        if (deck[at] < LOW_BITS) low |= 1 << deck[at];
        else high |= 1 << (deck[at] - LOW_BITS);
      }
      giveHand(p, seat, low, high);
    }
    openWithLowest(p);
  }
}
