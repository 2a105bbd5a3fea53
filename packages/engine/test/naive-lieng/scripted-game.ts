import { type CardId, isCardId } from '../../src/cards.ts';
import { lieng } from '../../src/lieng/game.ts';
import type { LiengAction, LiengEvent, LiengState } from '../../src/lieng/types.ts';

/** Games written down as text, for the tests of the rules. */

const LETTERS: Readonly<Record<string, string>> = { '♠': 's', '♣': 'c', '♦': 'd', '♥': 'h' };

export const cards = (text: string): CardId[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((name) => name.slice(0, -1) + LETTERS[name.slice(-1)])
    .filter(isCardId);

/** From the best hand down: the first seat that is in wins all it can. */
export const BEST_FIRST = ['A♠ A♣ A♥', 'K♠ K♣ K♥', 'Q♠ Q♣ Q♥', 'J♠ J♣ J♥', '10♠ 10♣ 10♥', '9♠ 9♣ 9♥'];

export interface Scene {
  readonly chips: readonly number[];
  readonly hands?: readonly string[];
  readonly dealer?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

export class Script {
  state: LiengState;
  events: readonly LiengEvent[];

  /** The dealer is the last seat unless said otherwise, so that seat 0 acts first. */
  constructor({ chips, hands = BEST_FIRST, dealer = chips.length - 1, options = {} }: Scene) {
    const given = { hands: chips.map((stack, seat) => (stack > 0 ? cards(hands[seat]) : [])), chips, dealer };
    const dealt = lieng.deal({ seats: chips.length, options, given });
    if (!dealt.ok) throw new Error(dealt.error.reason);
    this.state = dealt.value.state;
    this.events = dealt.value.events;
  }

  /** Words like `0 to 50`, `1 theo`: the seat is written down so that a wrong turn is noticed. */
  follow(...lines: string[]): this {
    for (const line of lines) {
      const [seat, type, amount] = line.split(' ');
      if (lieng.turn(this.state) !== Number(seat))
        throw new Error(`${line}: it is the turn of ${lieng.turn(this.state)}`);
      const action = (type === 'to' ? { type, amount: Number(amount) } : { type }) as LiengAction;
      const step = lieng.apply(this.state, action);
      if (!step.ok) throw new Error(`${line}: ${step.error.code} ${step.error.reason}`);
      this.state = step.value.state;
      this.events = step.value.events;
    }
    return this;
  }

  get turn(): number | null {
    return lieng.turn(this.state);
  }

  /** `['bo', 'theo', 'to:20-990', 'to-tat']` */
  get legal(): string[] {
    return lieng.legal(this.state).map((action) => lieng.writeAction(action));
  }

  get view() {
    return lieng.view(this.state, 'open');
  }

  get points(): readonly number[] | null {
    return this.state.result?.points ?? null;
  }

  /** Why an action is refused, as `LG-5 raiseTooSmall`; the action itself when it is not. */
  refusal(action: unknown): unknown {
    const step = lieng.apply(this.state, action as LiengAction);
    return step.ok ? action : `${step.error.code} ${step.error.reason}`;
  }
}
