import type { Language } from '@sanh-rong/engine';
import { MESSAGES } from '../messages/vi.ts';
import { isWaiting, newScreen, reduce, type Input as ScreenInput } from './controller.ts';
import { onFullScreen, sizeOf } from './full-screen.ts';
import { farewell, finalPage } from './pages.ts';
import type { Paint } from './palette.ts';
import type { Streams } from './streams.ts';
import type { Table } from './table.ts';
import { drawScreen } from './view/screen.ts';

/** The table on a real terminal. */

export interface ScreenOptions {
  readonly language: Language;
  readonly paint: Paint;
  /** Opponents act without a pause. */
  readonly fast: boolean;
}

const PAUSE_MS = 700;

/** What stays on the ordinary screen after the table is gone. */
const lastWords = (table: Table, language: Language, paint: Paint): string => {
  const page = table.session.results.length > 0 ? finalPage(table, language) : farewell(table, language);
  const lines = page.map(({ text, style }) => (text === '' ? '' : paint(style, text)));
  return [MESSAGES[language].left, '', ...lines, ''].join('\n');
};

/** Plays until the player leaves. */
export const playOnScreen = async (
  table: Table,
  { language, paint, fast }: ScreenOptions,
  streams: Streams,
): Promise<number> => {
  const { output } = streams;
  const { columns, rows } = sizeOf(output);
  let screen = newScreen(table, language, columns, rows);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await onFullScreen(streams, (stage) => {
      const feed = (next: ScreenInput): void => {
        screen = reduce(screen, next);
        while (fast && isWaiting(screen)) screen = reduce(screen, { type: 'tick' });
        clearTimeout(timer);
        if (isWaiting(screen)) timer = setTimeout(() => stage.attempt(() => feed({ type: 'tick' })), PAUSE_MS);
        stage.show(drawScreen(screen, paint));
        if (screen.left) stage.leave(0);
      };
      return {
        key: (key) => feed({ type: 'key', key }),
        resize: (size) => feed({ type: 'resize', ...size }),
        close: () => clearTimeout(timer),
      };
    });
  } finally {
    output.write(lastWords(screen.table, screen.language, paint));
  }
};
