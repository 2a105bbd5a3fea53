import { type Seat, standings } from '@sanh-rong/engine';
import { levelName, type Voice } from '@sanh-rong/presentation';
import { DEALER_MARK } from '../../games/terminal-presentation.ts';
import { MESSAGES } from '../../messages/vi.ts';
import type { Canvas } from '../canvas.ts';
import { arrangedHand, type Screen } from '../controller.ts';
import type { Style } from '../palette.ts';
import { HUMAN, opponentsOf, positionOf, voiceOf } from '../seats.ts';
import { humanView, isHumanTurn, turnOf } from '../table.ts';
import { cropped, displayWidth, wrap } from '../width.ts';
import { keyBar, titleBar } from './bars.ts';
import { buttonOf } from './button.ts';
import { drawCards, layCards } from './cards.ts';
import type { Layout, SeatBox } from './layout.ts';
import { drawMat } from './mat.ts';

const putAligned = (canvas: Canvas, box: SeatBox, row: number, text: string, style: Style): void => {
  const cut = cropped(text, box.columns);
  if (box.align === 'left') canvas.put(box.x, box.y + row, cut, style);
  if (box.align === 'centre') canvas.centre(box.x, box.y + row, box.columns, cut, style);
  if (box.align === 'right') canvas.right(box.x, box.y + row, box.columns, cut, style);
};

/** "+12" beside the cards left, once a session has points to show. Where seats own chips, these say it already. */
const totalOf = ({ table, language }: Screen, seat: Seat): string =>
  table.session.results.length === 0 || table.setup.presentation.owns(humanView(table), seat, language) !== null
    ? ''
    : ` · ${MESSAGES[language].signed(standings(table.session).totals[seat])}`;

/** A seat narrower than this shows no badge; with more opponents all seats are narrow, so they look alike. */
const BADGE_COLUMNS = 18;

const drawSeat = (canvas: Canvas, screen: Screen, seat: Seat, box: SeatBox, voice: Voice): void => {
  const { table, language } = screen;
  const say = MESSAGES[language];
  const { presentation, opponent } = table.setup;
  const { role, count, status, resting } = presentation.seat(humanView(table), table.events, seat, language);
  const acts = turnOf(table) === seat;
  const style: Style = acts ? 'turn' : resting ? 'quiet' : 'bold';
  const badge = `⚙ ${levelName(opponent.id, language).name}`;
  const signs = `${acts ? '▶' : ''}${role === 'dealer' ? DEALER_MARK : ''}`;
  const name = `${signs === '' ? '' : `${signs} `}${voice.who(seat).name}`;
  const both = `${name} ${badge}`;
  const counted = count + totalOf(screen, seat);
  const doing = acts && status === '' ? say.thinking : status;
  const lines: [string, Style][] =
    box.rows > 3
      ? [
          [name, style],
          [badge, 'quiet'],
          [counted, resting ? 'quiet' : 'plain'],
          [doing, style],
        ]
      : [
          [box.columns >= BADGE_COLUMNS ? both : name, style],
          [counted, resting ? 'quiet' : 'plain'],
          [doing, style],
        ];
  for (const [row, [text, look]] of lines.entries()) putAligned(canvas, box, row, text, look);
};

const drawLog = (canvas: Canvas, { table, language }: Screen, { log, logAside }: Layout, voice: Voice): void => {
  const sentences = table.setup.presentation.narrate(humanView(table), table.events, voice);
  const rows = sentences.flatMap(({ text, tone }) =>
    wrap(text, log.columns - 1, 2).map((row) => ({ row, style: tone })),
  );
  if (logAside) {
    canvas.put(log.x, log.y - 1, MESSAGES[language].logTitle, 'bold');
    for (let y = 1; y < canvas.rows - 2; y++) canvas.put(log.x - 2, y, '│', 'quiet');
  }
  const shown = rows.slice(-log.rows);
  for (const [i, { row, style }] of shown.entries()) canvas.put(log.x + (logAside ? 0 : 1), log.y + i, row, style);
};

const drawHand = (canvas: Canvas, screen: Screen, { hand, cursor }: Layout): void => {
  const groups = arrangedHand(screen);
  const cards = groups.flat();
  const row = layCards(groups, hand.x, hand.columns);
  drawCards(canvas, row, cards, (id) => hand.y + (screen.choosing.selected.includes(id) ? 0 : 1));
  const { presentation } = screen.table.setup;
  if (presentation.amounts !== null) {
    // Nothing is selected here, so the row below the cards is free to say what they are worth.
    const name = presentation.handName(humanView(screen.table), HUMAN, screen.language);
    canvas.centre(hand.x, cursor, hand.columns, name, 'bold');
    return;
  }
  const at = row.at[screen.cursor];
  if (at !== undefined) canvas.put(at + 1, cursor, '▲', isHumanTurn(screen.table) ? 'turn' : 'quiet');
};

const drawButton = (canvas: Canvas, screen: Screen, { button, hand }: Layout, voice: Voice): void => {
  const { table, language } = screen;
  const { role, count } = table.setup.presentation.seat(humanView(table), table.events, HUMAN, language);
  const worth =
    table.setup.presentation.amounts === null
      ? table.setup.presentation.handName(humanView(table), HUMAN, language)
      : '';
  const owned = `${count}${totalOf(screen, HUMAN)}${worth === '' ? '' : ` · ${worth}`}`;
  const own = `${role === 'dealer' ? `${DEALER_MARK} ` : ''}${voice.who(HUMAN).name}: ${owned}`;
  const { text, style } = buttonOf(screen);
  const room = hand.columns - 2;
  canvas.put(1, button, cropped(text, room), style);
  if (displayWidth(text) + displayWidth(own) + 2 <= room) canvas.right(1, button, room, own, 'quiet');
};

/** The table during a game. */
export const drawTable = (canvas: Canvas, screen: Screen, layout: Layout): void => {
  const { setup } = screen.table;
  const voice = voiceOf(screen.language, setup);
  titleBar(canvas, screen, layout.title);
  for (const seat of opponentsOf(setup.seats)) {
    const position = positionOf(seat, setup);
    if (position !== 'bottom') drawSeat(canvas, screen, seat, layout.seats[position], voice);
  }
  drawMat(canvas, layout.mat, setup.presentation.mat(humanView(screen.table), screen.table.events, voice), {
    isList: setup.presentation.wideMat,
    empty: MESSAGES[screen.language].emptyMat,
  });
  drawLog(canvas, screen, layout, voice);
  drawHand(canvas, screen, layout);
  drawButton(canvas, screen, layout, voice);
  keyBar(canvas, screen, layout.keys);
};
