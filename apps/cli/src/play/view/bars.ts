import { uncapitalised } from '@sanh-rong/presentation';
import { MESSAGES } from '../../messages/vi.ts';
import type { Canvas } from '../canvas.ts';
import type { Screen } from '../controller.ts';
import { otherLanguage } from '../keys.ts';
import { commandsOf, humanView } from '../table.ts';
import { cropped, displayWidth } from '../width.ts';

/** The top and the bottom line: where we are, and which keys do what. */

const GAP = 2;

export type KeyWord = readonly [key: string, word: string];

const barWidth = (items: readonly KeyWord[]): number =>
  items.reduce((sum, [key, word]) => sum + displayWidth(key) + 1 + displayWidth(word) + GAP, -GAP);

/** As many keys as fit, the first ones first. */
export const fitting = (items: readonly KeyWord[], columns: number): readonly KeyWord[] => {
  let count = items.length;
  while (count > 0 && barWidth(items.slice(0, count)) > columns) count -= 1;
  return items.slice(0, count);
};

export const putKeys = (canvas: Canvas, x: number, y: number, items: readonly KeyWord[]): void => {
  let at = x;
  for (const [key, word] of items) {
    at = canvas.put(at, y, key, 'bold');
    at = canvas.put(at + 1, y, word, 'quiet') + GAP;
  }
};

export const titleBar = (canvas: Canvas, { table, language }: Screen, y: number): void => {
  const say = MESSAGES[language];
  const { presentation, ruleSet } = table.setup;
  const title = say.gameTitle(presentation.ruleSetName(ruleSet, language), table.number, table.session.length);
  const items: readonly KeyWord[] = [
    ['?', say.keys.help],
    ['Q', say.keys.quit],
    ['L', MESSAGES[otherLanguage(language)].languageName],
  ];
  const long = `${say.product} · ${title}`;
  const room = canvas.columns - 2;
  const shown = displayWidth(long) + 2 * GAP + barWidth(items) <= room ? long : title;
  canvas.put(1, y, cropped(shown, room), 'bold');
  const kept = fitting(items, room - displayWidth(shown) - GAP);
  putKeys(canvas, canvas.columns - 1 - Math.max(0, barWidth(kept)), y, kept);
};

/** What Enter and the arrows do: nothing to say of Enter where an amount is chosen, the button says it. */
const choosingKeys = ({ table, language }: Screen): readonly KeyWord[] => {
  const { amounts } = table.setup.presentation;
  const { keys } = MESSAGES[language];
  if (amounts === null) {
    return [
      ['Enter', keys.play],
      ['↑', keys.select],
    ];
  }
  const view = humanView(table);
  return amounts.range(view) === null ? [] : [['↑↓', uncapitalised(amounts.label(view, language))]];
};

const commandKeys = ({ table, language }: Screen): readonly KeyWord[] => {
  const view = humanView(table);
  return commandsOf(table)
    .filter((command) => command.isOffered(view))
    .map((command) => [command.keys[language].toUpperCase(), uncapitalised(command.label(view, language))]);
};

export const keyBar = (canvas: Canvas, screen: Screen, y: number): void => {
  const { keys } = MESSAGES[screen.language];
  const { presentation, ruleSet } = screen.table.setup;
  const items: readonly KeyWord[] = [
    ...choosingKeys(screen),
    ...commandKeys(screen),
    ['H', keys.hint],
    ...(presentation.sorts(ruleSet, screen.language).length > 1 ? [['S', keys.sort] as const] : []),
    presentation.amounts === null ? ['C', keys.clear] : ['Esc', keys.clear],
  ];
  putKeys(canvas, 1, y, fitting(items, canvas.columns - 2));
};
