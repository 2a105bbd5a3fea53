import {
  type BotAnswer,
  type BotFault,
  LIMITS,
  type Printed,
  type PrintLevel,
  type Problem,
  type Report,
  type SourcePosition,
  type SourceProblem,
} from '@sanh-rong/bot-kit';
import type { BaseAction } from '@sanh-rong/engine';

/**
 * Reads what a process says as if the bot itself had said it. Anything that the program inside would never say is null:
 * then nothing more is believed from there.
 */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Every item read, or null when one of them cannot be. */
const readAll = <Item>(value: unknown, most: number, read: (item: unknown) => Item | null): Item[] | null => {
  if (!Array.isArray(value) || value.length > most) return null;
  const items: Item[] = [];
  for (const part of value) {
    const item = read(part);
    if (item === null) return null;
    items.push(item);
  }
  return items;
};

const LEVELS: Readonly<Record<PrintLevel, true>> = { log: true, warn: true, error: true };

const readPrinted = (value: unknown): Printed | null => {
  if (!isFields(value)) return null;
  const { level, text } = value;
  if (typeof level !== 'string' || !Object.hasOwn(LEVELS, level) || !isText(text, LIMITS.line)) return null;
  return { level: level as PrintLevel, text };
};

const PROBLEMS: Readonly<Record<Problem, true>> = {
  notAnObject: true,
  promise: true,
  unknownAction: true,
  notAList: true,
  tooLong: true,
  notACard: true,
  notInHand: true,
  twice: true,
  notANumber: true,
  notASeat: true,
};

const SOURCE_PROBLEMS: Readonly<Record<SourceProblem, true>> = {
  syntax: true,
  noFunction: true,
  forbidden: true,
  tooLong: true,
};

/** undefined where it can be no place. */
const readPosition = (value: unknown): SourcePosition | null | undefined => {
  if (value === null) return null;
  if (!isFields(value)) return undefined;
  const { line, column } = value;
  return isCount(line) && isCount(column) ? { line, column } : undefined;
};

/** What a call can have done wrong by its own account; the rest only the host knows. */
const readFault = (value: unknown): BotFault | null => {
  if (!isFields(value)) return null;
  const { kind, code, message, problem, where, found } = value;
  const place = readPosition(value.place ?? null);
  switch (kind) {
    case 'exception':
      return isText(message, LIMITS.line) && place !== undefined ? { kind, message, place } : null;
    case 'source':
      if (typeof code !== 'string' || !Object.hasOwn(SOURCE_PROBLEMS, code)) return null;
      if (!isText(message, LIMITS.line) || place === undefined) return null;
      return { kind, code: code as SourceProblem, message, place };
    case 'invalid':
      if (typeof problem !== 'string' || !Object.hasOwn(PROBLEMS, problem)) return null;
      if (!isText(where, LIMITS.returned) || !isText(found, LIMITS.returned)) return null;
      return { kind, problem: problem as Problem, where, found };
    default:
      return null;
  }
};

const FIELD = /^[a-z][A-Za-z]{0,20}$/;
/** No list of any game is longer than the deck, and none is deeper than lists of lists. */
const MOST_ITEMS = 52;
const MOST_FIELDS = 10;
const DEEPEST = 3;

const isSmall = (value: unknown, depth: number): boolean => {
  if (value === null || typeof value === 'boolean' || Number.isSafeInteger(value)) return true;
  if (typeof value === 'string') return value.length <= 32;
  return (
    Array.isArray(value) &&
    depth < DEEPEST &&
    value.length <= MOST_ITEMS &&
    value.every((item) => isSmall(item, depth + 1))
  );
};

const readAction = (value: unknown): BaseAction | null => {
  if (!isFields(value) || !isText(value.type, 32)) return null;
  const fields = Object.entries(value);
  if (fields.length > MOST_FIELDS) return null;
  return fields.every(([name, part]) => FIELD.test(name) && isSmall(part, 0)) ? (value as unknown as BaseAction) : null;
};

const readAnswer = (value: unknown): BotAnswer | null => {
  if (!isFields(value)) return null;
  const { returned, unprinted, micros } = value;
  const printed = readAll(value.printed, LIMITS.lines, readPrinted);
  if (printed === null || !isText(returned, LIMITS.returned) || !isCount(unprinted) || !isCount(micros)) return null;
  const action = value.action === null ? null : readAction(value.action);
  const fault = value.fault === null ? null : readFault(value.fault);
  // Exactly one of them, as it was said and as it was read.
  if ((value.action === null) === (value.fault === null) || (action === null) === (fault === null)) return null;
  return { action, fault, returned, printed, unprinted, micros };
};

/** More calls than a host makes at once. */
const MOST_ANSWERS = 10_000;

const readFields = (report: Fields): Report | null => {
  const { type, key, id } = report;
  if (type === 'up') return { type };
  if (!isText(key, 100)) return null;
  if (type === 'printed') {
    const line = readPrinted(report.line);
    return line === null ? null : { type, key, line };
  }
  if (type === 'loaded') {
    const printed = readAll(report.printed, LIMITS.lines, readPrinted);
    const fault = report.fault === null ? null : readFault(report.fault);
    return printed === null || (fault === null && report.fault !== null) ? null : { type, key, fault, printed };
  }
  if (type !== 'decided' || !isCount(id)) return null;
  const answers = readAll(report.answers, MOST_ANSWERS, readAnswer);
  return answers === null ? null : { type, key, id, answers };
};

export const readReport = (line: string): Report | null => {
  try {
    const report: unknown = JSON.parse(line);
    return isFields(report) ? readFields(report) : null;
  } catch {
    return null;
  }
};
