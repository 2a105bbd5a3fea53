import type { Seat } from '@sanh-rong/engine';
import { DEALER_MARK } from '../games/terminal-presentation.ts';
import { MESSAGES } from '../messages/vi.ts';
import { Canvas } from '../play/canvas.ts';
import type { Paint, Style } from '../play/palette.ts';
import { isTooSmall, MIN_COLUMNS, MIN_ROWS } from '../play/size.ts';
import { fitting, type KeyWord, putKeys } from '../play/view/bars.ts';
import { drawMat } from '../play/view/mat.ts';
import { cropped, displayWidth, padEnd, wrap } from '../play/width.ts';
import { handText, nameColumns, resultLines } from './lines.ts';
import { REPLAY_WORDS } from './messages/vi.ts';
import { told, voiceAt } from './moments.ts';
import { gameAt, isMoving, type ReplayScreen } from './screen.ts';

/** The screen of a replay as lines of text: everybody's hand, the mat, and the sentences so far. */

const MARGIN = 1;
const MOST_NAME = 18;
const STATUS_COLUMNS = 14;
const MOST_MAT_ROWS = 9;
const LEAST_LOG_ROWS = 3;

const drawTitle = (canvas: Canvas, screen: ReplayScreen): void => {
  const say = REPLAY_WORDS[screen.language];
  const { recorded, presentation, moments } = gameAt(screen);
  const ruleSet = presentation.ruleSetName(moments[0].view.ruleSet, screen.language);
  const title = say.title(ruleSet, recorded.number, screen.games.of);
  const moment = `${isMoving(screen) ? '▶' : '‖'} ${say.moment(screen.step, moments.length - 1)}`;
  const room = canvas.columns - 2 * MARGIN;
  canvas.put(MARGIN, 0, cropped(title, room - displayWidth(moment) - 1), 'bold');
  canvas.right(MARGIN, 0, room, moment, isMoving(screen) ? 'turn' : 'quiet');
};

/** One line a seat: who, how it stands, and all its cards. */
const drawSeat = (canvas: Canvas, screen: ReplayScreen, seat: Seat, y: number): void => {
  const { language, step } = screen;
  const replayed = gameAt(screen);
  const moment = replayed.moments[step];
  const { view, events } = moment;
  const { role, count, status, resting } = replayed.presentation.seat(view, events, seat, language);
  const acts =
    view.turn === seat || replayed.recorded.replay.game.turn(replayed.recorded.replay.steps[step].state) === seat;
  const style: Style = acts ? 'turn' : resting ? 'quiet' : 'bold';
  const columns = Math.min(MOST_NAME, nameColumns(replayed, language));
  const name = padEnd(cropped(voiceAt(replayed, language).who(seat).name, columns), columns);
  let x = canvas.put(MARGIN, y, `${acts ? '▶' : ' '}${role === 'dealer' ? DEALER_MARK : ' '} ${name}`, style) + 2;
  x = canvas.put(x, y, padEnd(cropped(status === '' ? count : status, STATUS_COLUMNS), STATUS_COLUMNS), 'quiet') + 1;
  const worth = replayed.presentation.handName(view, seat, language);
  const hand = [handText(replayed, moment, seat), worth].filter((text) => text !== '').join(' · ');
  canvas.put(x, y, cropped(hand, canvas.columns - x - MARGIN), resting ? 'quiet' : 'plain');
};

const drawLog = (canvas: Canvas, screen: ReplayScreen, top: number, rows: number): void => {
  const { language, step } = screen;
  const replayed = gameAt(screen);
  const sentences = told(replayed, language)
    .slice(0, step + 1)
    .flatMap((own) => own.map(({ text, tone }) => ({ text, style: tone as Style })));
  const isOver = step === replayed.moments.length - 1;
  const lines = [...sentences, ...(isOver ? resultLines(replayed, language) : [])];
  const room = canvas.columns - 2 * MARGIN;
  const shown = lines.flatMap(({ text, style }) => wrap(text, room, 2).map((row) => ({ row, style }))).slice(-rows);
  for (const [at, { row, style }] of shown.entries()) canvas.put(MARGIN, top + at, row, style);
};

const drawKeys = (canvas: Canvas, { language, games }: ReplayScreen): void => {
  const { keys } = REPLAY_WORDS[language];
  const items: readonly KeyWord[] = [
    ['← →', keys.step],
    ['␣', keys.play],
    ['Q', keys.leave],
    ...(games.count > 1 ? [['P N', keys.games] as const] : []),
    ['Home End', keys.ends],
    ['L', keys.language],
  ];
  putKeys(canvas, MARGIN, canvas.rows - 1, fitting(items, canvas.columns - 2 * MARGIN));
};

const drawTooSmall = (canvas: Canvas, { language, columns, rows }: ReplayScreen): void => {
  const text = MESSAGES[language].tooSmall(columns, rows, MIN_COLUMNS, MIN_ROWS);
  for (const [at, line] of wrap(text, canvas.columns).entries()) canvas.put(0, at, line);
};

const drawGame = (canvas: Canvas, screen: ReplayScreen): void => {
  const { language, step } = screen;
  const replayed = gameAt(screen);
  const { view, events } = replayed.moments[step];
  const seats = view.hands.length;
  drawTitle(canvas, screen);
  for (let seat = 0; seat < seats; seat++) drawSeat(canvas, screen, seat, 1 + seat);
  const top = 1 + seats;
  const height = canvas.rows - 1 - top;
  const matRows = Math.min(MOST_MAT_ROWS, height - LEAST_LOG_ROWS);
  drawMat(
    canvas,
    { x: 0, y: top, columns: canvas.columns, rows: matRows },
    replayed.presentation.mat(view, events, voiceAt(replayed, language)),
    { isList: replayed.presentation.wideMat, empty: MESSAGES[language].emptyMat },
  );
  drawLog(canvas, screen, top + matRows, height - matRows);
  drawKeys(canvas, screen);
};

export const drawReplay = (screen: ReplayScreen, paint: Paint): string[] => {
  const canvas = new Canvas(Math.max(1, screen.columns), Math.max(1, screen.rows));
  if (isTooSmall(screen)) drawTooSmall(canvas, screen);
  else drawGame(canvas, screen);
  return canvas.lines(paint);
};
