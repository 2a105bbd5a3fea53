import {
  allLays,
  allPhoms,
  bestArrangement,
  everyEatenHasAPhom,
  fewestOutside,
  isPhom,
  isUKhan,
  points,
  type RuleSetName,
  sorted,
  suitNumber,
  sumOfPoints,
  without,
} from './phoms.ts';

/** A literal state machine for both rule sets: what RULES says, sentence by sentence. */

export type NaiveAction =
  | { type: 'draw' | 'u' }
  | { type: 'eat'; cards: string[] }
  | { type: 'lay'; melds: string[][] }
  | { type: 'send'; card: string; seat: number; meld: number }
  | { type: 'discard'; card: string };

export interface NaivePayment {
  from: number;
  to: number;
  amount: number;
  for: string;
}

interface NaiveDeal {
  ruleSet: RuleSetName;
  hands: string[][];
  stock: string[];
  leader: number;
}

export class NaivePhom {
  readonly ruleSet: RuleSetName;
  readonly seats: number;
  readonly leader: number;
  readonly hands: string[][];
  /** Eaten cards still in the hand. */
  readonly eaten: string[][];
  /** Everything a seat ever ate, and from whom. */
  readonly eats: { card: string; from: number }[][];
  readonly melds: { cards: string[]; eaten: string | null }[][];
  readonly discards: string[][];
  readonly stock: string[];
  readonly payments: NaivePayment[] = [];
  readonly laidDown: number[] = [];
  readonly cameToLay: number[] = [];
  turn: number | null;
  phase: 'take' | 'discard' | 'lay' | 'over';
  justTook: boolean;
  chotInThisTurn = false;
  onOffer: { card: string; from: number } | null = null;
  places: number[] = [];
  winner: number | null = null;

  constructor(deal: NaiveDeal) {
    this.ruleSet = deal.ruleSet;
    this.seats = deal.hands.length;
    this.leader = deal.leader;
    this.hands = deal.hands.map((hand) => [...hand]);
    this.eaten = deal.hands.map(() => []);
    this.eats = deal.hands.map(() => []);
    this.melds = deal.hands.map(() => []);
    this.discards = deal.hands.map(() => []);
    this.stock = [...deal.stock];
    this.turn = deal.leader;
    const taLa = deal.ruleSet === 'ta-la';
    this.phase = taLa ? 'discard' : 'take';
    this.justTook = taLa;
    if (taLa) this.lookForUKhan();
  }

  private fromLeader(): number[] {
    return this.hands.map((_, i) => (this.leader + i) % this.seats);
  }

  /** PH-24: found at the deal; several: first in turn order. Only full hands. */
  private lookForUKhan(): void {
    const full = (seat: number) => this.hands[seat].length === (seat === this.leader ? 10 : 9);
    const seat = this.fromLeader().find((candidate) => full(candidate) && isUKhan(this.hands[candidate]));
    if (seat !== undefined) this.endWithU(seat, 5, null);
  }

  legal(): NaiveAction[] {
    if (this.turn === null) return [];
    const hand = this.hands[this.turn];
    const eaten = this.eaten[this.turn];
    if (this.phase === 'take') return [{ type: 'draw' }, ...this.legalEats(hand, eaten)];
    const actions: NaiveAction[] = [];
    const spare = sorted(this.ruleSet, without(hand, eaten)).filter((card) =>
      everyEatenHasAPhom(this.ruleSet, without(hand, [card]), eaten),
    );
    if (this.phase === 'lay') {
      for (const melds of allLays(this.ruleSet, hand, eaten)) actions.push({ type: 'lay', melds });
      if (this.melds[this.turn].length > 0) actions.push(...this.legalSends(spare));
    }
    const mustLayFirst = this.phase === 'lay' && eaten.length > 0;
    if (!mustLayFirst) for (const card of spare) actions.push({ type: 'discard', card });
    if (this.justTook && this.isU()) actions.push({ type: 'u' });
    return actions;
  }

  private legalEats(hand: string[], eaten: string[]): NaiveAction[] {
    if (this.onOffer === null) return [];
    const { card } = this.onOffer;
    return allPhoms(this.ruleSet, [...hand, card])
      .filter((phom) => phom.includes(card) && !phom.some((id) => eaten.includes(id)))
      .filter((phom) => everyEatenHasAPhom(this.ruleSet, without(hand, phom), eaten))
      .map((phom) => ({ type: 'eat', cards: without(phom, [card]) }));
  }

  private legalSends(spare: string[]): NaiveAction[] {
    return spare.flatMap((card) =>
      this.melds.flatMap((melds, seat) =>
        melds.flatMap(({ cards }, meld): NaiveAction[] =>
          isPhom(this.ruleSet, [...cards, card]) ? [{ type: 'send', card, seat, meld }] : [],
        ),
      ),
    );
  }

  private isU(): boolean {
    if (this.ruleSet === 'basic' || this.turn === null) return false;
    const outside = fewestOutside(this.ruleSet, this.hands[this.turn], this.eaten[this.turn]);
    return outside !== null && outside <= 1;
  }

  /** PH-4 */
  timeout(): NaiveAction {
    if (this.turn === null) throw new Error('over');
    if (this.phase === 'take') return { type: 'draw' };
    if (this.phase === 'lay') {
      const melds = bestArrangement(this.ruleSet, this.hands[this.turn], this.eaten[this.turn]) ?? [];
      if (melds.length > 0) return { type: 'lay', melds };
    }
    const discards = this.legal().flatMap((action) => (action.type === 'discard' ? [action.card] : []));
    discards.sort((a, b) => points(b) - points(a) || suitNumber(b) - suitNumber(a));
    return discards.length > 0 ? { type: 'discard', card: discards[0] } : { type: 'u' };
  }

  /** Does an action of the legal list. */
  act(action: NaiveAction): void {
    if (this.turn === null) throw new Error('over');
    const seat = this.turn;
    switch (action.type) {
      case 'draw': {
        const card = this.stock.shift();
        if (card === undefined) throw new Error('no stock');
        this.hands[seat].push(card);
        this.afterTaking(seat);
        break;
      }
      case 'eat':
        this.eat(seat, action.cards);
        break;
      case 'lay':
        for (const cards of action.melds) this.putDown(seat, cards);
        this.afterStep(seat);
        break;
      case 'send':
        this.hands[seat] = without(this.hands[seat], [action.card]);
        this.melds[action.seat][action.meld].cards.push(action.card);
        this.afterStep(seat);
        break;
      case 'discard':
        this.hands[seat] = without(this.hands[seat], [action.card]);
        this.discards[seat].push(action.card);
        if (this.ruleSet === 'basic' && this.hands[seat].length === 0) this.countHandsBasic();
        else this.endTurn({ card: action.card, from: seat });
        break;
      case 'u': {
        const tron = fewestOutside(this.ruleSet, this.hands[seat], this.eaten[seat]) === 0;
        this.endWithU(seat, tron ? 10 : 5, this.whoPaysForAll(seat));
        break;
      }
    }
  }

  private eat(seat: number, cards: string[]): void {
    if (this.onOffer === null) throw new Error('nothing to eat');
    const { card, from } = this.onOffer;
    this.discards[from].pop();
    this.eats[seat].push({ card, from });
    this.hands[seat].push(card);
    if (this.ruleSet === 'basic') {
      this.hands[seat] = without(this.hands[seat], [...cards, card]);
      this.melds[seat].push({ cards: [...cards, card], eaten: card });
      this.onOffer = null;
      this.phase = 'discard';
      if (this.hands[seat].length === 0) this.countHandsBasic();
      return;
    }
    this.eaten[seat].push(card);
    const chot = this.stock.length < this.seats;
    this.payments.push({ from, to: seat, amount: chot ? 4 : this.eats[seat].length, for: chot ? 'chot' : 'eat' });
    this.afterTaking(seat);
    this.chotInThisTurn = chot;
  }

  private afterTaking(seat: number): void {
    this.onOffer = null;
    this.justTook = true;
    this.chotInThisTurn = false;
    const laying = this.ruleSet === 'ta-la' && this.stock.length < this.seats;
    this.phase = laying ? 'lay' : 'discard';
    if (laying && !this.cameToLay.includes(seat)) this.cameToLay.push(seat);
  }

  private putDown(seat: number, cards: string[]): void {
    this.melds[seat].push({ cards: [...cards], eaten: cards.find((id) => this.eaten[seat].includes(id)) ?? null });
    this.hands[seat] = without(this.hands[seat], cards);
    this.eaten[seat] = without(this.eaten[seat], cards);
    if (!this.laidDown.includes(seat)) this.laidDown.push(seat);
  }

  private afterStep(seat: number): void {
    this.justTook = false;
    if (this.hands[seat].length === 0) this.endTurn(null);
  }

  private endTurn(onOffer: { card: string; from: number } | null): void {
    if (this.turn === null) return;
    if (this.stock.length === 0) {
      if (this.ruleSet === 'basic') this.countHandsBasic();
      else this.countHandsTaLa();
      return;
    }
    this.turn = (this.turn + 1) % this.seats;
    this.phase = 'take';
    this.justTook = false;
    this.chotInThisTurn = false;
    this.onOffer = onOffer;
  }

  private over(winner: number, places: number[]): void {
    this.turn = null;
    this.phase = 'over';
    this.onOffer = null;
    this.winner = winner;
    this.places = places;
  }

  /** PH-25 */
  private whoPaysForAll(seat: number): number | null {
    const fed = this.eats[seat];
    if (this.chotInThisTurn) return fed[fed.length - 1].from;
    for (let from = 0; from < this.seats; from++) {
      if (fed.filter((meal) => meal.from === from).length >= 3) return from;
    }
    return null;
  }

  private endWithU(winner: number, each: number, payer: number | null): void {
    const others = this.fromLeader().filter((seat) => seat !== winner);
    if (payer === null) {
      for (const from of others) this.payments.push({ from, to: winner, amount: each, for: 'u' });
    } else this.payments.push({ from: payer, to: winner, amount: each * others.length, for: 'den' });
    this.over(
      winner,
      this.hands.map((_, seat) => (seat === winner ? 1 : 2)),
    );
  }

  /** PH-26 */
  private countHandsTaLa(): void {
    const left = this.hands.map(sumOfPoints);
    const mom = (seat: number) => !this.laidDown.includes(seat);
    const order = this.hands.map((_, seat) => seat);
    order.sort((a, b) => {
      if (mom(a) !== mom(b)) return mom(a) ? 1 : -1;
      if (mom(a)) return this.cameToLay.indexOf(a) - this.cameToLay.indexOf(b);
      return left[a] - left[b] || this.laidDown.indexOf(a) - this.laidDown.indexOf(b);
    });
    for (let place = 2; place <= this.seats; place++) {
      const from = order[place - 1];
      const [amount, reason] = mom(from) ? [4, 'mom'] : [place - 1, 'place'];
      this.payments.push({ from, to: order[0], amount, for: reason });
    }
    this.over(
      order[0],
      this.hands.map((_, seat) => order.indexOf(seat) + 1),
    );
  }

  /** PH-12, PH-14: only sums are compared with the engine, who hands which point to whom is its own affair. */
  private countHandsBasic(): void {
    const left = this.hands.map(sumOfPoints);
    const lowest = Math.min(...left);
    const winners = this.fromLeader().filter((seat) => left[seat] === lowest);
    const pot = left.reduce((sum, own) => sum + (own - lowest), 0);
    this.shares = left.map((own, seat) => {
      if (!winners.includes(seat)) return lowest - own;
      return Math.floor(pot / winners.length) + (seat === winners[0] ? pot % winners.length : 0);
    });
    this.over(
      winners[0],
      left.map((own) => 1 + left.filter((other) => other < own).length),
    );
  }

  private shares: number[] | null = null;

  get points(): number[] {
    if (this.shares !== null) return this.shares;
    return this.hands.map((_, seat) =>
      this.payments.reduce(
        (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
        0,
      ),
    );
  }
}
