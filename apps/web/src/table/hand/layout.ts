/** Where the cards of a hand lie, in pixels. Pure, so that it can be checked for every size. */

export interface Room {
  /** Width for the hand. */
  readonly width: number;
  /** Height of the whole screen: short screens get small cards. */
  readonly screen: number;
  readonly count: number;
  readonly large: boolean;
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

export const layoutHand = (room: Room): HandLayout => {
  const { width, count } = room;
  const cardWidth = Math.min(widthOfCard(room), Math.max(width, 1));
  const cardHeight = cardWidth * RATIO;
  const rows = rowsFor(room, cardWidth);
  const perRow = Math.ceil(count / rows);
  const fans = rows === 1 && width >= WIDE && count > 2;
  // Cards that are turned reach further than their own width.
  const reach = fans ? width - cardHeight * 0.8 : width;
  const closest = cardWidth * (fans ? 0.62 : 0.86);
  const strip = perRow < 2 ? cardWidth : Math.min(closest, (reach - cardWidth) / (perRow - 1));
  const rowStep = Math.max(TARGET + 4, cardHeight * 0.6);
  const spread = fans ? Math.min(FAN, count * 2.4) : 0;
  const spots = Array.from({ length: count }, (_, at): Spot => {
    const row = Math.floor(at / perRow);
    const inRow = row === rows - 1 ? count - perRow * row : perRow;
    const column = at - row * perRow;
    const rowWidth = cardWidth + strip * (inRow - 1);
    const share = inRow < 2 ? 0 : column / (inRow - 1) - 0.5;
    return {
      x: (width - rowWidth) / 2 + column * strip,
      y: LIFT + row * rowStep + (fans ? share * share * 46 : 0),
      turn: share * spread,
    };
  });
  const height = LIFT + (rows - 1) * rowStep + cardHeight + (fans ? 14 : 0);
  return { cardWidth, height: Math.ceil(height), spots, strip };
};
