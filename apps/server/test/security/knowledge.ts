import { CARD_IDS, type CardId, linksOf, proofOf } from '@sanh-rong/engine';
import { gameOf, type TableState } from '@sanh-rong/table';
import type { Happened } from '../../src/tables/tables.ts';

/**
 * What a person may know of the games at a table, worked out from the table's events and not from any view: one's own
 * cards, what was put on the table for all to see, and after the end what the rules then show.
 */

/** An event of a table, and the table around it. */
export type Moment = Pick<Happened, 'before' | 'state' | 'event' | 'told'>;

/** Where a person looks from: a seat, the list of watchers, or the door, from which no card is ever seen. */
export type Vantage = number | 'watcher' | 'door';

/** What stands in actions for all to see, whichever game it is. What is eaten lay open before; what it goes with does not. */
interface AnyAction {
  readonly type: string;
  readonly cards?: readonly CardId[];
  readonly card?: CardId;
  readonly melds?: readonly (readonly CardId[])[];
}

const openIn = ({ type, cards = [], card, melds = [] }: AnyAction): readonly CardId[] => [
  ...(type === 'eat' ? [] : cards),
  ...(card === undefined ? [] : [card]),
  ...melds.flat(),
];

const ALL: ReadonlySet<CardId> = new Set(CARD_IDS);
const NONE: ReadonlySet<CardId> = new Set();

/** A table after an event, as far as cards go. */
interface Page {
  readonly state: TableState;
  readonly at: number;
  /** Cards on the table or shown by now, in the game that is on or was the last. */
  readonly open: ReadonlySet<CardId>;
}

/** A text that must not be read before so many games of its session are over; null: never. */
interface Sealed {
  readonly session: number;
  readonly until: number | null;
}

/** Everything of one table. */
export class Ledger {
  private readonly pages = new Map<number, Page>();
  private readonly sealed = new Map<string, Sealed>();
  private readonly seen = new Map<string, ReadonlySet<CardId>>();
  private last: Page | null = null;

  /** The next event of the table. */
  take({ before, state, event, told }: Moment): void {
    const isSameGame = before?.game?.setup === state.game?.setup;
    const laidOpen = isSameGame && this.last !== null ? this.last.open : NONE;
    const deed = event.type === 'acted' ? openIn(event.action) : [];
    const shown = told.flatMap((each) => (each.type === 'show' ? openIn(each) : []));
    const open = deed.length + shown.length === 0 ? laidOpen : new Set([...laidOpen, ...deed, ...shown]);
    this.last = { state, at: event.at, open };
    this.pages.set(state.seq, this.last);
    if (event.type === 'created' || event.type === 'configured' || event.type === 'reopened') this.promise(state);
    if (event.type === 'dealt' && 'seed' in event) {
      this.sealed.set(event.seed, { session: state.sessions, until: event.number });
    }
  }

  /** The texts behind the promise that a session begins with. */
  private promise({ settings, secret, sessions: session }: TableState): void {
    const { games } = settings;
    if (!gameOf(settings).conceals) {
      for (const [number, link] of linksOf(secret, games).entries()) {
        if (number > 0) this.sealed.set(link, { session, until: number });
      }
      return;
    }
    this.sealed.set(secret, { session, until: null });
    for (let number = 1; number <= games; number++) {
      const proof = proofOf({ conceals: true }, secret, games, number, []);
      if (proof.kind !== 'sealed') throw new Error('hands that stay hidden are sealed');
      for (const { salt } of proof.opened) this.sealed.set(salt, { session, until: null });
    }
  }

  /** The table after its last event. */
  get state(): TableState {
    if (this.last === null) throw new Error('nothing has happened');
    return this.last.state;
  }

  page(seq: number): Page {
    const page = this.pages.get(seq);
    if (page === undefined) throw new Error(`there was no ${seq}`);
    return page;
  }

  /** Cards that may be named to a person when the table is at this number. */
  cards(seq: number, vantage: Vantage): ReadonlySet<CardId> {
    const key = `${seq} ${vantage}`;
    const known = this.seen.get(key) ?? this.find(this.page(seq), vantage);
    this.seen.set(key, known);
    return known;
  }

  /** The same for a game that is over. Once every hand is open, so are the cards that were not dealt. */
  cardsAfter(seq: number, vantage: Vantage): ReadonlySet<CardId> {
    const { game, settings } = this.page(seq).state;
    const known = this.cards(seq, vantage);
    const hands = game === null ? [] : gameOf(settings).view(game, 'open').hands;
    return hands.flatMap((hand) => hand ?? []).every((card) => known.has(card)) ? ALL : known;
  }

  private find({ state, open }: Page, vantage: Vantage): ReadonlySet<CardId> {
    if (vantage === 'door' || state.game === null) return NONE;
    const game = gameOf(state.settings);
    const over = game.turn(state.game) === null;
    if (over && !game.conceals) return ALL;
    if (vantage === 'watcher') return open;
    const own = game.view(state.game, 'open').hands[vantage] ?? [];
    const eaten = state.game.history.flatMap(({ seat, action }) =>
      seat === vantage ? ((action as AnyAction).cards ?? []) : [],
    );
    return new Set([...open, ...own, ...eaten]);
  }

  /** Texts that must not be read anywhere by a person who has seen so many games of the session end. */
  isSealed(text: string, session: number, over: number): boolean {
    const sealed = this.sealed.get(text);
    if (sealed === undefined) return false;
    if (sealed.until === null || sealed.session > session) return true;
    return sealed.session === session && sealed.until > over;
  }

  /** Whether a text was ever to be kept secret. */
  keeps(text: string): boolean {
    return this.sealed.has(text);
  }
}

const CARD = /(10|[2-9JQKA])([scdh♠♣♦♥])/g;
const PART_OF_A_WORD = /[\p{L}\p{N}]/u;
const SUITS: Readonly<Record<string, string>> = { '♠': 's', '♣': 'c', '♦': 'd', '♥': 'h' };
const LONG_TEXT = /[0-9a-f]{32,}/g;
/** Names under which the engine and the table keep what they never show. */
const INSIDE = /"(?:position|setup|seed|deck|dealt|secret|salts?|contribution)":|"unseen":\{/;

/** How a sentence of the catalogues shows what a list of cards is; it says so to everybody. */
const EXAMPLE = '[\\"3s\\",\\"3c\\"]';

/** Every card that a text names, however it is written. */
export const cardsIn = (text: string): CardId[] => {
  const cards: CardId[] = [];
  const read = text.replaceAll(EXAMPLE, '');
  const isWord = (at: number): boolean => PART_OF_A_WORD.test(read.charAt(at));
  for (const { 0: all, 1: rank, 2: suit, index } of read.matchAll(CARD)) {
    const sign = SUITS[suit];
    const stands = !isWord(index - 1) && (sign !== undefined || !isWord(index + all.length));
    if (stands) cards.push(`${rank}${sign ?? suit}` as CardId);
  }
  return cards;
};

/** What stands in a text that its reader may not know. */
export const leaksIn = (
  text: string,
  known: ReadonlySet<CardId>,
  isSealed: (text: string) => boolean = () => false,
): string[] => [
  ...cardsIn(text).filter((card) => !known.has(card)),
  ...Array.from(text.matchAll(LONG_TEXT), ([long]) => long).filter(isSealed),
];

/** What a text gives away of how things are kept inside. */
export const insideIn = (text: string): readonly string[] => INSIDE.exec(text) ?? [];
