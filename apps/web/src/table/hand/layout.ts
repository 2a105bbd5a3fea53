/** Where the cards of a hand lie, in pixels. Pure, so that it can be checked for every size. */

export interface Room {
  /** Width for the hand. */
  readonly width: number;
  /** Height of the whole screen: short screens get small cards. */
  readonly screen: number;
  readonly count: number;
  readonly large: boolean;
  /** Where something else begins: the positions of cards that lie a little apart from the one before. */
  readonly breaks?: readonly number[];
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
}

export interface HandLayout {
  readonly cardWidth: number;
  readonly height: number;
  readonly spots: readonly Spot[];
  /** How much of a card that lies under another can be touched. */
  readonly strip: number;
}

/** The least that a thumb can hit. */
export const TARGET = 44;

/** How far a selected card rises; there is room for it above the hand. */
export const LIFT = 20;

const RATIO = 1.4;
const WIDE = 900;
/** Degrees from the first card to the last, on screens with room for a fan. */
const FAN = 24;

const widthOfCard = ({ width, screen, large }: Room): number => {
  const usual = width >= WIDE && screen >= 600 ? 98 : screen < 480 ? 54 : 62;
  return large ? Math.round(usual * 1.16) : usual;
};

/** How many rows: as few as leave every card a target. */
const rowsFor = ({ width, screen, count }: Room, cardWidth: number): number => {
  if (screen < 480) return 1;
  const fits = Math.max(1, Math.floor((width - cardWidth) / TARGET) + 1);
  return count > fits ? 2 : 1;
};

/** Where the groups of a hand part. Single cards beside one another are no groups: nothing parts them. */
export const breaksOf = (groups: readonly { readonly length: number }[]): readonly number[] => {
  const breaks: number[] = [];
  let at = 0;
  for (const [index, { length }] of groups.entries()) {
    const before = groups[index - 1];
    if (before !== undefined && Math.max(before.length, length) > 1) breaks.push(at);
    at += length;
  }
  return breaks;
};

/** A gap as wide as a part of a card. */
const GAP = 0.24;

interface Row {
  readonly first: number;
  readonly count: number;
  readonly breaks: readonly number[];
}

const rowsOf = ({ count, breaks = [] }: Room, rows: number): readonly Row[] => {
  const perRow = Math.ceil(count / rows);
  return Array.from({ length: count === 0 ? 0 : Math.ceil(count / perRow) }, (_, row) => {
    const first = row * perRow;
    const end = Math.min(count, first + perRow);
    return { first, count: end - first, breaks: breaks.filter((at) => at > first && at < end) };
  });
};

/** How far apart cards lie, and how much further where a group ends: gaps never cost a card its target. */
const spacing = (rows: readonly Row[], reach: number, cardWidth: number, closest: number) => {
  const room = reach - cardWidth;
  const longest = Math.max(1, ...rows.map(({ count }) => count - 1));
  const least = Math.min(closest, TARGET, room / longest);
  const gap = rows
    .filter(({ breaks }) => breaks.length > 0)
    .reduce((most, { count, breaks }) => Math.min(most, (room - least * (count - 1)) / breaks.length), cardWidth * GAP);
  const strip = rows
    .filter(({ count }) => count > 1)
    .reduce((most, { count, breaks }) => Math.min(most, (room - gap * breaks.length) / (count - 1)), closest);
  return { gap, strip: longest === 1 && rows.every(({ count }) => count < 2) ? cardWidth : strip };
};

export const layoutHand = (room: Room): HandLayout => {
  const { width, count } = room;
  const cardWidth = Math.min(widthOfCard(room), Math.max(width, 1));
  const cardHeight = cardWidth * RATIO;
  const rowCount = rowsFor(room, cardWidth);
  const rows = rowsOf(room, rowCount);
  const fans = rowCount === 1 && width >= WIDE && count > 2;
  // Cards that are turned reach further than their own width.
  const reach = fans ? width - cardHeight * 0.8 : width;
  const { gap, strip } = spacing(rows, reach, cardWidth, cardWidth * (fans ? 0.62 : 0.86));
  const rowStep = Math.max(TARGET + 4, cardHeight * 0.6);
  const spread = fans ? Math.min(FAN, count * 2.4) : 0;
  const spots = rows.flatMap(({ first, count: inRow, breaks }, row) =>
    Array.from({ length: inRow }, (_, column): Spot => {
      const rowWidth = cardWidth + strip * (inRow - 1) + gap * breaks.length;
      const gaps = breaks.filter((at) => at <= first + column).length;
      const share = inRow < 2 ? 0 : column / (inRow - 1) - 0.5;
      return {
        x: (width - rowWidth) / 2 + column * strip + gaps * gap,
        y: LIFT + row * rowStep + (fans ? share * share * 46 : 0),
        turn: share * spread,
      };
    }),
  );
  const height = LIFT + (rowCount - 1) * rowStep + cardHeight + (fans ? 14 : 0);
  return { cardWidth, height: Math.ceil(height), spots, strip };
};
