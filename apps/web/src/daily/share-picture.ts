import type { Language, Suit } from '@sanh-rong/engine';
import { gameName } from '@sanh-rong/presentation/names';
import type { DailyAnswer } from '@sanh-rong/protocol';
import { SUIT_SHAPES } from '../cards/suits.ts';
import { percent, shortDay } from './day-words.ts';
import { DAILY_WORDS } from './messages/vi.ts';
import { resultsOf } from './share-text.ts';

/** The picture for friends: the house, the day, and a line for each game. It is drawn here and names no card. */

export const PICTURE = { width: 1080, height: 1080 } as const;

/** The colours of the house by day, whatever the theme: the picture is looked at elsewhere. */
const PAPER = '#f6efe2';
const RAISED = '#fffaf0';
const INK = '#1d1a16';
const SOFT = '#5d5345';
const RED = '#a3261f';
const JADE = '#2f6f5e';
const GOLD = '#c98f2b';

const FONT = '"Be Vietnam Pro", system-ui, sans-serif';
const BAND = 44;
const SIDE = 96;

const SUITS: readonly Suit[] = ['s', 'c', 'd', 'h'];

/** The woven border of a mat: lozenges of red on straw. */
const drawBorder = (pen: CanvasRenderingContext2D): void => {
  const { width, height } = PICTURE;
  pen.fillStyle = GOLD;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = RED;
  for (let x = 0; x < width; x += BAND) {
    for (let y = 0; y < height; y += BAND) {
      const isInside = x >= BAND && y >= BAND && x < width - 2 * BAND && y < height - 2 * BAND;
      if (isInside) continue;
      pen.beginPath();
      pen.moveTo(x + BAND / 2, y);
      pen.lineTo(x + BAND, y + BAND / 2);
      pen.lineTo(x + BAND / 2, y + BAND);
      pen.lineTo(x, y + BAND / 2);
      pen.fill();
    }
  }
  pen.fillStyle = JADE;
  pen.fillRect(BAND, BAND, width - 2 * BAND, height - 2 * BAND);
  pen.fillStyle = PAPER;
  pen.fillRect(BAND + 10, BAND + 10, width - 2 * BAND - 20, height - 2 * BAND - 20);
};

/** A text that is made smaller until it fits. */
const write = (
  pen: CanvasRenderingContext2D,
  text: string,
  at: { readonly x: number; readonly y: number; readonly width: number },
  size: number,
  weight: number,
): void => {
  let fits = size;
  do {
    pen.font = `${weight} ${fits}px ${FONT}`;
    fits -= 2;
  } while (fits > 16 && pen.measureText(text).width > at.width);
  pen.fillText(text, at.x, at.y);
};

const drawSuits = (pen: CanvasRenderingContext2D, y: number): void => {
  const size = 56;
  const gap = 36;
  const all = SUITS.length * size + (SUITS.length - 1) * gap;
  for (const [at, suit] of SUITS.entries()) {
    pen.save();
    pen.translate((PICTURE.width - all) / 2 + at * (size + gap), y);
    pen.scale(size / 100, size / 100);
    pen.fillStyle = suit === 'd' || suit === 'h' ? RED : INK;
    pen.fill(new Path2D(SUIT_SHAPES[suit]));
    pen.restore();
  }
};

/** Draws it once the letters of the house are there. */
export const drawPicture = async (
  canvas: HTMLCanvasElement,
  day: DailyAnswer<'day'>,
  language: Language,
): Promise<void> => {
  const words = DAILY_WORDS[language];
  await Promise.allSettled([document.fonts.load(`400 40px ${FONT}`), document.fonts.load(`700 40px ${FONT}`)]);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const { width, height } = PICTURE;
  const middle = { x: width / 2, width: width - 2 * SIDE };
  drawBorder(pen);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = RED;
  write(pen, words.shareSite, { ...middle, y: 190 }, 68, 700);
  pen.fillStyle = INK;
  write(pen, words.shareHead(shortDay(day.day, language)), { ...middle, y: 270 }, 50, 700);
  drawSuits(pen, 310);
  const results = resultsOf(day);
  const tall = 148;
  const first = 420 + ((3 - results.length) * (tall + 20)) / 2;
  for (const [at, { game, points, share }] of results.entries()) {
    const y = first + at * (tall + 20);
    pen.fillStyle = RAISED;
    pen.beginPath();
    pen.roundRect(SIDE, y, width - 2 * SIDE, tall, 24);
    pen.fill();
    pen.lineWidth = 3;
    pen.strokeStyle = GOLD;
    pen.stroke();
    pen.fillStyle = INK;
    pen.textAlign = 'left';
    const isAlone = share === null || share === 0;
    write(pen, gameName(game, language), { x: SIDE + 36, y: y + (isAlone ? 92 : 66), width: 540 }, 46, 700);
    if (!isAlone) {
      pen.fillStyle = JADE;
      write(pen, words.better(percent(share, language)), { x: SIDE + 36, y: y + 118, width: 560 }, 36, 400);
    }
    pen.fillStyle = points.startsWith('−') ? SOFT : JADE;
    pen.textAlign = 'right';
    write(pen, points, { x: width - SIDE - 36, y: y + 98, width: 260 }, 72, 700);
  }
  pen.textAlign = 'center';
  pen.fillStyle = INK;
  write(pen, words.shareInvite, { ...middle, y: height - 130 }, 40, 700);
  pen.fillStyle = SOFT;
  write(pen, `${window.location.host}/daily`, { ...middle, y: height - 80 }, 32, 400);
};

export const pictureFile = (canvas: HTMLCanvasElement, day: string): Promise<File | null> =>
  new Promise((resolve) => {
    canvas.toBlob((blob) => {
      resolve(blob === null ? null : new File([blob], `sanh-rong-${day}.png`, { type: 'image/png' }));
    }, 'image/png');
  });
