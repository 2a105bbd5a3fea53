import { isCardId } from './cards.ts';
import { type Ruling, refusal } from './errors.ts';
import type { AnyGame, BaseAction, BaseEvent, BaseState, DealRequest, GivenField, Setup, Step } from './game.ts';
import { findGame, GAMES } from './games.ts';
import { changedOptions, type OptionValues } from './options.ts';
import { ok } from './result.ts';

/**
 * The text of a game: one line that is its replay, its database row, its bug report and its test fixture.
 *
 *     sr1 tienlen/mien-nam seats=4 seed=abc | 3s.3c pass 5d.5h …
 *
 * Before the bar stand the version, game and rule set, then `name=value` fields in a fixed order, left out where they
 * say nothing: seats, options (only what differs from the defaults, as JSON), previous (JSON), then a seed, a deck or
 * the given deal. After the bar stands one word an action. Values are percent-encoded, so they hold no blanks.
 * A text is either exactly what `writeRecord` writes or refused, so equal games have equal texts.
 */
export const RECORD_VERSION = 'sr1';

const LIST = ',';
const HANDS = '/';
const CARDS = '.';

const encode = (value: string): string =>
  encodeURIComponent(value).replace(/%(2C|3A|5B|5D|7B|7D|22|2F)/g, decodeURIComponent);

const json = (value: unknown): string => encode(JSON.stringify(value));

const SEPARATORS: Readonly<Record<GivenField, string>> = { seat: '', cards: CARDS, amounts: LIST };

const writeDeal = ({ givenFields }: AnyGame, deal: Setup['deal']): string[] => {
  if ('hands' in deal) {
    const fields = Object.entries(givenFields).filter(([name]) => deal[name] !== undefined);
    return [
      `hands=${deal.hands.map((hand) => hand.join(CARDS)).join(HANDS)}`,
      ...fields.map(([name, kind]) => `${name}=${[deal[name]].flat().join(SEPARATORS[kind])}`),
    ];
  }
  return 'deck' in deal ? [`deck=${deal.deck.join(CARDS)}`] : [`seed=${encode(deal.seed)}`];
};

/** The text of a game. `readRecord` of it gives the same game again. */
export const writeRecord = (game: AnyGame, state: BaseState<BaseAction>): string => {
  const { ruleSet, seats, options, deal, previous } = state.setup;
  const specs = game.ruleSets.find(({ id }) => id === ruleSet)?.options ?? {};
  const changed: OptionValues = changedOptions(specs, options);
  const head = [RECORD_VERSION, `${game.id}/${ruleSet}`, `seats=${seats}`];
  if (Object.keys(changed).length > 0) head.push(`options=${json(changed)}`);
  if (previous !== null) head.push(`previous=${json(previous)}`);
  return [...head, ...writeDeal(game, deal), '|', ...state.history.map(({ action }) => game.writeAction(action))].join(
    ' ',
  );
};

/** Thrown away inside this file only: unwinding from a field that makes no sense. */
class Nonsense extends Error {}

const number = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw new Nonsense();
  return Number(text);
};

const cards = (text: string): string[] => {
  const ids = text === '' ? [] : text.split(CARDS);
  if (!ids.every(isCardId)) throw new Nonsense();
  return ids;
};

const decoded = (text: string): string => decodeURIComponent(text);

type Read = (text: string) => unknown;

const FIELDS: Readonly<Record<string, Read>> = {
  seats: number,
  options: (text) => JSON.parse(decoded(text)),
  previous: (text) => JSON.parse(decoded(text)),
  seed: decoded,
  deck: cards,
};

const GIVEN_FIELDS: Readonly<Record<GivenField, Read>> = {
  seat: number,
  cards,
  amounts: (text) => text.split(LIST).map(number),
};

/** How a field of a given deal is read. One of another game's is read as well: `deal` refuses it by its name. */
const givenField = (game: AnyGame, name: string): Read | null => {
  if (name === 'hands') return (text) => text.split(HANDS).map(cards);
  const its = [game, ...GAMES].find(({ givenFields }) => Object.hasOwn(givenFields, name));
  return its === undefined ? null : GIVEN_FIELDS[its.givenFields[name]];
};

const readHead = (game: AnyGame, words: readonly string[]): DealRequest | null => {
  const request: Record<string, unknown> = {};
  const given: Record<string, unknown> = {};
  for (const word of words) {
    const equals = word.indexOf('=');
    const name = word.slice(0, Math.max(0, equals));
    const isCommon = Object.hasOwn(FIELDS, name);
    const read = isCommon ? FIELDS[name] : givenField(game, name);
    if (read === null) return null;
    try {
      (isCommon ? request : given)[name] = read(word.slice(equals + 1));
    } catch {
      return null;
    }
  }
  return { ...request, ...(Object.keys(given).length > 0 ? { given } : {}) };
};

export interface Replay {
  readonly game: AnyGame;
  /** The deal and then one step for each action. */
  readonly steps: readonly Step<BaseState<BaseAction>, BaseEvent>[];
}

const replay = (game: AnyGame, request: DealRequest, words: readonly string[]): Ruling<Replay> => {
  const dealt = game.deal(request);
  if (!dealt.ok) return refusal('BAD_TEXT', dealt.error.reason, dealt.error.details);
  const steps = [dealt.value];
  for (const [i, word] of words.entries()) {
    const action = game.readAction(word);
    if (action === null) return refusal('BAD_TEXT', 'badWord', { number: i + 1, word });
    const step = game.apply(steps[i].state, action);
    if (!step.ok) return refusal('BAD_TEXT', 'refusedWord', { number: i + 1, word, code: step.error.code });
    steps.push(step.value);
  }
  return ok({ game, steps });
};

/** The game that a text tells, step by step. */
export const readRecord = (text: unknown): Ruling<Replay> => {
  if (typeof text !== 'string') return refusal('BAD_TEXT', 'badText');
  const [version, name, ...rest] = text.split(' ');
  const bar = rest.indexOf('|');
  if (name === undefined || bar < 0) return refusal('BAD_TEXT', 'badText');
  if (version !== RECORD_VERSION) return refusal('BAD_TEXT', 'unknownVersion', { known: RECORD_VERSION });
  const [id, ruleSet, ...more] = name.split('/');
  const game = findGame(id);
  if (!game.ok) return refusal('BAD_TEXT', game.error.reason, game.error.details);
  const request = readHead(game.value, rest.slice(0, bar));
  if (request === null || ruleSet === undefined || more.length > 0) return refusal('BAD_TEXT', 'badText');
  const told = replay(game.value, { ...request, ruleSet }, rest.slice(bar + 1));
  if (!told.ok) return told;
  const exact = writeRecord(game.value, told.value.steps[told.value.steps.length - 1].state);
  return exact === text ? told : refusal('BAD_TEXT', 'notCanonical', { text: exact });
};
