import { type CardId, type Ending, endingOf, type OwnText, type Pledges, pledgeOf } from '@sanh-rong/engine';
import type { TableView } from '@sanh-rong/table';
import { STORAGE_KEYS } from '../storage/keys.ts';

/**
 * What this browser has seen a table promise about its deals, and when. A proof that comes later is only worth
 * something against a promise that was seen before: the server cannot change what is written down here.
 */
export interface Promised {
  readonly table: string;
  readonly commitment: string;
  /** First and last time it was seen to stand (milliseconds, the server's clock). */
  readonly from: number;
  readonly to: number;
  /** The texts the players had brought, as they were shown at the table; empty until the first deal. */
  readonly contributions: readonly (string | null)[];
  /** When they were first shown, by the clock of this device (milliseconds); not in what older versions wrote down. */
  readonly shownAt?: number;
  /**
   * The text that this browser drew for the shuffle. It has a seat once it was brought, and is `dealt` once this
   * browser has seen it go into the first deal: without that, a bad connection may have kept it out, which is no
   * cheating. It is `taken` once the table has acknowledged it: from then on no line keeps it out.
   */
  readonly own: {
    readonly text: string;
    readonly seat: number | null;
    readonly dealt?: boolean;
    readonly taken?: boolean;
  } | null;
  /** What all seats had pledged just before that; empty until then. */
  readonly pledges: Pledges;
  /**
   * Texts that were brought at this table since the last deal and before this one: each was a deal that the server could
   * foresee and did not make.
   */
  readonly spent: number;
  /** A table of strangers, which deals without a text that does not come. */
  readonly strangers: boolean;
  /** How many games the session was to have; null where that was not written down. */
  readonly games: number | null;
  /** The hands that were dealt to this browser, in the order it saw them: a gap in their numbers stays (`isCounted`). */
  readonly deals: readonly OwnDeal[];
}

export interface OwnDeal {
  readonly number: number;
  readonly hand: readonly CardId[];
  /** How the game went and ended (`endingOf`); left out where its end was not seen. */
  readonly ending?: string;
  /** When it was seen, by the clock of this device (milliseconds); not in what older versions wrote down. */
  readonly seenAt?: number;
  /** The next deal followed sooner than any game is over (`SOONEST`). */
  readonly rushed?: boolean;
}

const MOST = 60;

type Box = Pick<Storage, 'getItem' | 'setItem'>;

/** Asked for anew each time: where storage is switched off, even naming it fails. */
const BROWSER: Box = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};

const NOTHING_BROUGHT: Pick<Promised, 'own' | 'pledges' | 'spent' | 'strangers' | 'games' | 'deals'> = {
  own: null,
  pledges: [],
  spent: 0,
  strangers: false,
  games: null,
  deals: [],
};

/** Those that were kept by older versions have none of it. */
type StoredPromise = Omit<Promised, keyof typeof NOTHING_BROUGHT> & Partial<typeof NOTHING_BROUGHT>;

const isPromised = (value: unknown): value is StoredPromise =>
  typeof value === 'object' && value !== null && 'commitment' in value && 'table' in value && 'contributions' in value;

const readAll = (box: Box): readonly Promised[] => {
  try {
    const read: unknown = JSON.parse(box.getItem(STORAGE_KEYS.promises) ?? '[]');
    return Array.isArray(read) ? read.filter(isPromised).map((kept) => ({ ...NOTHING_BROUGHT, ...kept })) : [];
  } catch {
    return [];
  }
};

type Promising = Pick<TableView, 'code' | 'fair'> & {
  readonly settings: Pick<TableView['settings'], 'games'> & {
    readonly company?: TableView['settings']['company'] | undefined;
  };
};

/**
 * From one deal to the next the pause between two games passes at the least (milliseconds), half of it (`TIMES.betweenGames`)
 * where the line was slow. A server that calls up the deal it likes must pass those before it; no table
 * shows them faster than that.
 */
const SOONEST = 4_000;

/**
 * Who looked on for so long was dealt to, also where the end was not seen (milliseconds): strangers may be dealt anew until
 * shortly before (`TIMES.strangersDealAnew`).
 */
const LONG_ENOUGH = 14_000;

/** Whether there was a game: it was seen to its end, or for a while. Texts that are only shown, or cards that flash past, are none. */
const wasPlayed = ({ contributions, shownAt = 0, deals }: Promised, clock: number): boolean => {
  const isOver = deals.some(({ ending }) => ending !== undefined);
  return contributions.length > 0 && clock - shownAt >= (isOver ? SOONEST : LONG_ENOUGH);
};

/** Texts that were opened for nothing count until there is a game, also where the table has made a new promise since. */
const spentBefore = (before: Promised | undefined, clock: number): number =>
  before === undefined || wasPlayed(before, clock) ? 0 : before.spent + (before.own?.seat == null ? 0 : 1);

/** Writes down what is changed about a promise of a table, now that it is seen to stand. */
const keep = (
  { code, fair, settings }: Promising,
  now: number,
  box: Box,
  change: (known: Promised) => Partial<Promised>,
): Promised => {
  const kept = readAll(box);
  const clock = Date.now();
  const known = kept.find(({ table, commitment }) => table === code && commitment === fair.commitment);
  const seen: Promised = {
    ...(known ?? {
      table: code,
      commitment: fair.commitment,
      from: now,
      contributions: [],
      ...NOTHING_BROUGHT,
      spent: spentBefore(
        kept.find(({ table }) => table === code),
        clock,
      ),
      strangers: settings.company === 'strangers',
      games: settings.games,
    }),
    to: now,
  };
  const isFirstShown = seen.contributions.length === 0 && fair.contributions.length > 0;
  const shown = isFirstShown ? { ...seen, contributions: fair.contributions, shownAt: clock } : seen;
  const promise: Promised = { ...shown, ...change(shown) };
  // Each keeps its place, the newest first: an old promise that is shown once more is not the one before the next.
  const all = known === undefined ? [promise, ...kept] : kept.map((each) => (each === known ? promise : each));
  try {
    box.setItem(STORAGE_KEYS.promises, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // Storage is full or switched off: then there is no evidence, and the check says so.
  }
  return promise;
};

/** Writes down what a table promises now. To be called whenever the table has changed; most calls change nothing. */
export const keepPromise = (table: Promising, now: number, box: Box = BROWSER): void => {
  keep(table, now, box, () => ({}));
};

/**
 * The text that this browser will bring into the shuffle of a session: drawn after the promise, and written down before the
 * server hears of it. One that was brought already, to a countdown that was stopped, is known by now: another is drawn.
 */
export const drawText = (table: Promising, now: number, draw: () => string, box: Box = BROWSER): string => {
  const { own } = keep(table, now, box, (known) => {
    if (known.own !== null && known.own.seat === null) return {};
    return { own: { text: draw(), seat: null }, pledges: [], spent: known.spent + (known.own === null ? 0 : 1) };
  });
  return own?.text ?? draw();
};

/**
 * The text that a seat has pledged, now that all pledges stand: they are written down before it is brought. Null where this
 * browser has kept none.
 */
export const bringText = (table: Promising, seat: number, now: number, box: Box = BROWSER): string | null => {
  const { commitment, pledges } = table.fair;
  const { own } = keep(table, now, box, (known) =>
    known.own !== null && known.own.seat === null && pledgeOf(commitment, known.own.text) === pledges[seat]
      ? { own: { ...known.own, seat }, pledges }
      : {},
  );
  return own !== null && pledgeOf(commitment, own.text) === pledges[seat] ? own.text : null;
};

/** The table has acknowledged the text that was brought. */
export const keepTaken = (table: Promising, text: string, now: number, box: Box = BROWSER): void => {
  keep(table, now, box, ({ own }) =>
    own !== null && own.seat !== null && own.text === text ? { own: { ...own, taken: true } } : {},
  );
};

type Before = Pick<TableView, 'phase' | 'played' | 'fair' | 'game'>;
type After = Promising & Pick<TableView, 'you' | 'game'>;

/**
 * Which game of the session has just been dealt. The server could say another number, and so choose among all deals of the
 * session: the first one comes after the countdown, and after a game that was seen to its end comes the next one. Another
 * number is the server's; where it leaves a gap, no check calls that deal or a later one clean.
 */
const numberOf = ({ phase, played, game }: Before, deals: readonly OwnDeal[]): number => {
  if (phase === 'ready') return 1;
  const last = deals.at(-1);
  const isAfterLast = game !== null && last?.ending !== undefined && endingOf(game) === last.ending;
  return isAfterLast ? last.number + 1 : played + 1;
};

/** The deals so far, as another one follows: those that have only been flashed past are marked for good. */
const followed = (deals: readonly OwnDeal[], now: number): readonly OwnDeal[] =>
  deals.map((deal) => (now - (deal.seenAt ?? 0) < SOONEST ? { ...deal, rushed: true } : deal));

/** Writes down a deal that has just been seen at the table: the own hand, and that the own text went into the first. */
export const keepDeal = (before: Before, after: After, now: number, box: Box = BROWSER): void => {
  const { you } = after;
  if (you === null) return;
  const hand: readonly CardId[] | null = after.game?.hands[you] ?? null;
  const { commitment } = after.fair;
  const pledge = before.phase === 'ready' && before.fair.commitment === commitment ? before.fair.pledges[you] : null;
  keep(after, now, box, ({ own, deals }) => {
    const number = numberOf(before, deals);
    const isNew = hand !== null && !deals.some((deal) => deal.number === number);
    const seenAt = Date.now();
    return {
      deals: isNew ? [...followed(deals, seenAt), { number, hand, seenAt }] : deals,
      ...(own !== null && own.seat === you && pledgeOf(commitment, own.text) === pledge
        ? { own: { ...own, dealt: true } }
        : {}),
    };
  });
};

/** An action with cards that were not shown to all yet. */
const isCovered = (action: object): boolean =>
  Object.values(action).some((value) => Array.isArray(value) && value.length === 0);

/** What was done in a game, as it was told while it went on. */
export type Told = Ending['history'];

/** What was told once stays as it was told, whatever a later view of the whole table says: only what is new is added. */
export const toldWith = (told: Told, history: Told): Told => [...told, ...history.slice(told.length)];

/** How a game went as it was told: its end opens what was covered, and may change nothing else. */
const asTold = (told: Told, after: Told): Told => {
  const opened = after.map((done, at) => {
    const before = told[at];
    if (before === undefined) return done;
    const isOpened = before.seat === done.seat && before.action.type === done.action.type && isCovered(before.action);
    return isOpened ? done : before;
  });
  return toldWith(opened, told);
};

/** Writes down how a game ended whose deal was seen: what everybody did, and the hands that are open now. */
export const keepEnding = (
  before: Pick<Before, 'played'>,
  after: After,
  told: Told,
  now: number,
  box: Box = BROWSER,
): void => {
  const { you, game } = after;
  if (you === null || game === null || game.result === null) return;
  const ending = endingOf({ history: asTold(told, game.history), hands: game.hands });
  keep(after, now, box, ({ deals }) => {
    const last = deals.at(-1);
    const isThis = last !== undefined && last.number === before.played + 1 && last.ending === undefined;
    return isThis ? { deals: [...deals.slice(0, -1), { ...last, ending }] } : {};
  });
};

/** What of a promise is this browser's own. */
export const ownTextOf = ({ own }: Promised): Required<OwnText> | null =>
  own === null || own.seat === null || own.dealt !== true
    ? null
    : { text: own.text, seat: own.seat, taken: own.taken === true };

/** The pledges that the texts of the session must keep; null where the own text is not known to be among them. */
export const pledgesOf = (promised: Promised): Pledges | null =>
  ownTextOf(promised) === null || promised.pledges.length === 0 ? null : promised.pledges;

/** What this browser saw of a game of the session; null when it was not there. */
export const dealSeen = ({ deals }: Promised, number: number): OwnDeal | null =>
  deals.find((deal) => deal.number === number) ?? null;

/** What a table had promised when it dealt a game; null when this browser was not there. */
export const promiseFor = (
  dealt: { readonly table: string | null; readonly at: number },
  box: Box = BROWSER,
): Promised | null =>
  readAll(box).find(({ table, from, to }) => table === dealt.table && from <= dealt.at && dealt.at <= to) ?? null;
