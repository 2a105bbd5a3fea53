import { caution, gameName, optionName, optionValueName, ruleSetName, tagline } from '@sanh-rong/presentation/names';
import type { RestAnswer } from '@sanh-rong/protocol';
import type { TableMode, TableSettings } from '@sanh-rong/table';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../art/icons.tsx';
import { rulesOfSet, SAID_BY_SETTINGS } from '../create/usual-settings.ts';
import { RulesButton } from '../rulebook/rules-button.tsx';
import { ModeBadge } from '../table/mode-badge.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { type Difference, differences } from './differences.ts';
import styles from './lobby.module.css';
import { LOBBY_WORDS, type LobbyWords } from './messages/vi.ts';

interface FactsProps {
  readonly settings: TableSettings;
  /** Null until they are known: then nothing is said about options yet. */
  readonly rules: RestAnswer<'rules'> | null;
  /** Who plays there; undefined where that goes without saying. */
  readonly mode?: TableMode | undefined;
  readonly children?: ReactNode;
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Of a long list only what is different: "bỏ Sảnh rồng". */
const valueText = (
  { spec, value }: Difference,
  words: LobbyWords,
  nameOf: (value: string | number) => string,
): string => {
  switch (spec.kind) {
    case 'boolean':
      return value === true ? words.on : words.off;
    case 'integer':
    case 'choice':
      return nameOf(value as string | number);
    case 'seats':
      return Array.isArray(value) && value.length > 0
        ? words.seatNumbers(value.map((seat) => Number(seat) + 1).join(', '))
        : words.nobody;
    case 'names': {
      const chosen = listOf(value);
      const gone = spec.default.filter((name) => !chosen.includes(name)).map(nameOf);
      const come = chosen.filter((name) => !spec.default.includes(name)).map(nameOf);
      const parts = [
        ...(gone.length > 0 ? [words.without(gone.join(', '))] : []),
        ...(come.length > 0 ? [words.withAlso(come.join(', '))] : []),
      ];
      return parts.join('; ');
    }
  }
};

const HouseRules = ({ settings, rules }: FactsProps) => {
  const words = useWords(LOBBY_WORDS);
  const language = useLanguage();
  const { game, ruleSet, options } = settings;
  const specs = rules === null ? undefined : rulesOfSet(rules, game, ruleSet)?.options;
  if (specs === undefined) return null;
  const changed = differences(specs, options).filter(({ path }) => !SAID_BY_SETTINGS.includes(path));
  if (changed.length === 0) return null;
  return (
    <>
      <h3 className={styles.small}>{words.houseRules}</h3>
      <ul className={styles.house}>
        {changed.map((difference) => {
          const { path } = difference;
          const nameOf = (value: string | number): string => optionValueName(game, ruleSet, path, value, language);
          return (
            <li key={path}>
              {optionName(game, ruleSet, path, language).name}: <strong>{valueText(difference, words, nameOf)}</strong>
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** What is played at a table, in words. */
export const Facts = ({ settings, rules, mode, children }: FactsProps) => {
  const words = useWords(LOBBY_WORDS);
  const language = useLanguage();
  const { game, ruleSet, options, games, seats, turnSeconds, botSeconds, watchers, visibility, chat, practice } =
    settings;
  const warning = caution(game, ruleSet, options, language);
  const facts: readonly (readonly [IconName, string])[] = [
    ['cards', words.games(games)],
    ['users', words.seats(seats)],
    ['clock', words.seconds(turnSeconds)],
    [watchers === 'none' ? 'eye-off' : 'eye', words.watchers[watchers]],
    ['link', words.visibility[visibility]],
    ...(mode === 'hybrid' || mode === 'bots' ? [['bot', words.botPace(botSeconds)] as const] : []),
    ...(chat ? [] : [['mute', words.chatOff] as const]),
    ...(practice ? [['bulb', words.practice] as const] : []),
  ];
  return (
    <section className={styles.card} aria-label={words.played}>
      <h2 className={styles.rule}>
        {ruleSetName(game, ruleSet, language) || gameName(game, language)}{' '}
        {mode === undefined ? null : <ModeBadge mode={mode} />}
        <small>{tagline(game, ruleSet, language)}</small>
      </h2>
      <ul className={styles.facts}>
        {facts.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      {warning === '' ? null : <p>{warning}</p>}
      <HouseRules settings={settings} rules={rules} />
      <RulesButton game={game} ruleSet={ruleSet} />
      {children}
    </section>
  );
};
