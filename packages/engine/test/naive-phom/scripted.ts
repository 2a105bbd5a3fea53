import { CARD_IDS, type CardId } from '../../src/cards.ts';
import type { Json, Seat } from '../../src/game.ts';
import { phom } from '../../src/phom/game.ts';
import type { PhomAction, PhomEvent, PhomState } from '../../src/phom/types.ts';
import { cards, type RuleSetName } from './phoms.ts';

/** Games of Phỏm written down as text, for tests that read like the rule book. */

interface Given {
  /** The first cards to draw; the rest is filled up with cards that are in no hand. */
  stock?: string;
  leader?: Seat;
  previous?: Json;
}

const ids = (text: string): CardId[] => cards(text) as CardId[];

const readAction = (text: string): PhomAction => {
  const [type, ...words] = text.split(' ');
  const rest = words.join(' ');
  switch (type) {
    case 'eat':
      return { type, cards: ids(rest) };
    case 'lay':
      return { type, melds: rest.split(' / ').map(ids) };
    case 'send': {
      const [card, to, meld] = words;
      return { type, card: ids(card)[0], seat: Number(to), meld: Number(meld) };
    }
    case 'discard':
      return { type, card: ids(rest)[0] };
    default:
      return { type } as PhomAction;
  }
};

export class ScriptedGame {
  state: PhomState;
  readonly events: PhomEvent[];

  constructor(ruleSet: RuleSetName, handTexts: string[], { stock = '', leader = 0, previous = null }: Given = {}) {
    const hands = handTexts.map(ids);
    const first = ids(stock);
    const free = CARD_IDS.filter((id) => !hands.flat().includes(id) && !first.includes(id));
    const size = ruleSet === 'ta-la' ? 4 * hands.length - 1 : 52 - hands.flat().length;
    const filled = [...first, ...free].slice(0, size);
    const dealt = phom.deal({ ruleSet, seats: hands.length, given: { hands, stock: filled, leader }, previous });
    if (!dealt.ok) throw new Error(dealt.error.reason);
    this.state = dealt.value.state;
    this.events = [...dealt.value.events];
  }

  /** Plays lines like '0 discard K♠'; the seat is written down so that a wrong turn is noticed. */
  play(...lines: string[]): this {
    for (const line of lines) {
      const seat = Number(line.slice(0, 1));
      if (phom.turn(this.state) !== seat) throw new Error(`'${line}': it is the turn of ${phom.turn(this.state)}`);
      this.act(readAction(line.slice(2)), line);
    }
    return this;
  }

  act(action: PhomAction, line = phom.writeAction(action)): void {
    const ruling = phom.apply(this.state, action);
    if (!ruling.ok) throw new Error(`'${line}': ${ruling.error.code} ${ruling.error.reason}`);
    this.state = ruling.value.state;
    this.events.push(...ruling.value.events);
  }

  /** So many turns in which the card drawn is thrown away again, so that hands stay as they are. */
  throwBack(turns: number): this {
    for (let i = 0; i < turns; i++) {
      const { stock, drawn } = this.state.position;
      this.act({ type: 'draw' });
      this.act({ type: 'discard', card: CARD_IDS[stock[drawn]] });
    }
    return this;
  }

  /** Lets the clock act so many times. */
  wait(times: number): string[] {
    return Array.from({ length: times }, () => {
      const action = phom.timeout(this.state);
      this.act(action);
      return phom.writeAction(action);
    });
  }

  /** 'PH-23 eatenStays': why an action of the seat to act is refused. */
  refused(text: string): string {
    const before = JSON.stringify(this.state);
    const ruling = phom.apply(this.state, readAction(text));
    if (ruling.ok) throw new Error(`'${text}' is allowed`);
    if (JSON.stringify(this.state) !== before) throw new Error('the state has changed');
    return `${ruling.error.code} ${ruling.error.reason}`;
  }

  legal(type?: PhomAction['type']): string[] {
    return phom
      .legal(this.state)
      .filter((action) => type === undefined || action.type === type)
      .map((action) => phom.writeAction(action));
  }

  get turn(): Seat | null {
    return phom.turn(this.state);
  }

  get phase(): string {
    return phom.view(this.state, 'open').phase;
  }

  get points(): readonly number[] | undefined {
    return phom.result(this.state)?.points;
  }

  get places(): readonly number[] | undefined {
    return phom.result(this.state)?.places;
  }

  /** Payments as text: '2 pays 0 4 for chot'. */
  get payments(): string[] {
    return this.events.flatMap((event) =>
      event.type === 'pay' ? [`${event.from} pays ${event.to} ${event.amount} for ${event.for}`] : [],
    );
  }
}

export const taLa = (hands: string[], given?: Given): ScriptedGame => new ScriptedGame('ta-la', hands, given);
export const basic = (hands: string[], given?: Given): ScriptedGame => new ScriptedGame('basic', hands, given);
