import type { Catalogue, GameId, Language, Seat } from '@sanh-rong/engine';
import { LIENG_NAMES } from './lieng/messages/names/vi.ts';
import { CHARACTERS, FURTHER_CHARACTERS, USUAL_CHARACTERS } from './messages/characters.ts';
import { PRESENTATION_MESSAGES } from './messages/vi.ts';
import type { GameNames, Named, RuleSetNames } from './named.ts';
import { PHOM_NAMES } from './phom/messages/names/vi.ts';
import { TIENLEN_NAMES } from './tienlen/messages/names/vi.ts';
import { capitalised } from './words.ts';

export type { Named } from './named.ts';

/**
 * Names of what the engine only knows by an id, for lobbies, settings and results. They bring no rules with them, so a
 * page can name every game without loading one. What has no name is called by its id.
 */

const NAMES = {
  tienlen: TIENLEN_NAMES,
  phom: PHOM_NAMES,
  lieng: LIENG_NAMES,
} satisfies Record<GameId, Catalogue<GameNames>>;

const own = <Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;

const namesOf = (game: string, language: Language): GameNames | undefined =>
  own<Catalogue<GameNames>>(NAMES, game)?.[language];

const ruleSetOf = (game: string, ruleSet: string, language: Language): RuleSetNames | undefined =>
  own(namesOf(game, language)?.ruleSets, ruleSet);

const unnamed = (id: string): Named => ({ name: id, explanation: '' });

/** "Tiến Lên" */
export const gameName = (game: string, language: Language): string => namesOf(game, language)?.name ?? game;

/** What is won and lost in a game, as it stands behind a number: "điểm", "chips". */
export const unitName = (game: string, language: Language): string => namesOf(game, language)?.unit ?? '';

/** "Tiến Lên Miền Nam" */
export const ruleSetName = (game: string, ruleSet: string, language: Language): string =>
  ruleSetOf(game, ruleSet, language)?.name ?? ruleSet;

/** A game with its rule set: "Tiến Lên · Miền Nam", "Liêng". */
export const gameVariantName = (game: string, ruleSet: string, language: Language): string => {
  const names = ruleSetOf(game, ruleSet, language);
  const variant = names === undefined ? ruleSet : names.variant;
  return variant === undefined ? gameName(game, language) : `${gameName(game, language)} · ${variant}`;
};

/** What a rule set is like, in one line. */
export const tagline = (game: string, ruleSet: string, language: Language): string =>
  ruleSetOf(game, ruleSet, language)?.tagline ?? '';

/** Where players of other tables are caught out at a table with these options; empty where nothing is to be said. */
export const caution = (
  game: string,
  ruleSet: string,
  options: Readonly<Record<string, unknown>>,
  language: Language,
): string => {
  const said = ruleSetOf(game, ruleSet, language)?.caution;
  return said === undefined || options[said.unless] === true ? '' : said.text;
};

/** An option, or a group of options, by its path: `toiTrang.initial`. */
export const optionName = (game: string, ruleSet: string, path: string, language: Language): Named =>
  own(ruleSetOf(game, ruleSet, language)?.options, path) ?? unnamed(path);

/** What can be chosen for an option, or a number that stands for something: "Sảnh rồng", "Bằng chip cửa". */
export const optionValueName = (
  game: string,
  ruleSet: string,
  path: string,
  value: string | number,
  language: Language,
): string => {
  const values = own(ruleSetOf(game, ruleSet, language)?.options, path)?.values;
  return capitalised(own(values, String(value)) ?? String(value));
};

/** A built-in player's level. */
export const levelName = (level: string, language: Language): Named =>
  own(PRESENTATION_MESSAGES[language].levels, level) ?? unnamed(level);

/**
 * Who a built-in player is at the table: a figure that fits its level, the same one for the same level at the same seat,
 * and never the same one for two seats of a table.
 */
export const characterName = (level: string, seat: Seat): string => {
  const family = own<readonly string[]>(CHARACTERS, level) ?? USUAL_CHARACTERS;
  // The first seat is the host's, most often a person: the best known of a family sits beside it.
  if (seat < family.length) return family[(seat + family.length - 1) % family.length];
  return FURTHER_CHARACTERS[(seat - family.length) % FURTHER_CHARACTERS.length];
};

/**
 * The number that people know a finished game by: of its session, or, among strangers, where each session is one game, of
 * its table.
 */
export const gameNumber = ({ company, session, number }: NumberedGame): number =>
  company === 'strangers' ? (session ?? number) : number;

/** Games practised at home are of no session, and of friends. */
export interface NumberedGame {
  readonly company?: 'friends' | 'strangers' | 'daily';
  readonly session?: number;
  readonly number: number;
}

/**
 * What players call something that the engine knows by an id, in a text that is written with ids: an option, what can be
 * chosen for one, a part of a result, a rule set or a game; null for what has no name.
 */
export const termName = (game: string, ruleSet: string, id: string, language: Language): string | null => {
  const [names, rules] = [namesOf(game, language), ruleSetOf(game, ruleSet, language)];
  const options = Object.values(rules?.options ?? {});
  const chosen = options.map(({ values }) => own(values, id)).find((name) => name !== undefined);
  const byOption = own(rules?.options, id)?.name;
  // Inside a group an option is known by the end of its path.
  const byPath = Object.entries(rules?.options ?? {}).find(([path]) => path.endsWith(`.${id}`))?.[1].name;
  const found = byOption ?? byPath ?? own(names?.breakdown, id) ?? chosen;
  if (found !== undefined) return found;
  const sibling = own(names?.ruleSets, id);
  return sibling === undefined ? (namesOf(id, language)?.name ?? null) : (sibling.variant ?? sibling.name);
};

/**
 * The counters of a game and of a seat (`Game.statistics`), in the order they are read in: a result that was stored has
 * lost the order in which it was counted.
 */
export const counterNames = (game: string, language: Language): GameNames['statistics'] =>
  namesOf(game, language)?.statistics ?? { game: {}, seats: {} };

/** A part of a result's breakdown, as the head of a column. */
export const breakdownName = (game: string, part: string, language: Language): string =>
  own(namesOf(game, language)?.breakdown, part) ?? part;
