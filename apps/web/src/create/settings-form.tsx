import { ruleSetName, tagline } from '@sanh-rong/presentation/names';
import type { ChosenSettings } from '@sanh-rong/table';
import type { ReactNode } from 'react';
import { GameChoice } from '../games/game-choice.tsx';
import { Button } from '../parts/button.tsx';
import { Choice, Field, Switch } from '../parts/choice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { AmountField } from './amount-field.tsx';
import styles from './create.module.css';
import { CREATE_WORDS } from './messages/vi.ts';
import { OptionFields } from './option-fields.tsx';
import {
  BOT_DELAYS,
  BOT_SECONDS,
  completeSettings,
  type Rules,
  rulesOfGame,
  rulesOfSet,
  SAID_BY_SETTINGS,
  usualOptions,
} from './usual-settings.ts';

interface SettingsFormProps {
  readonly value: ChosenSettings;
  readonly rules: Rules;
  readonly onChange: (settings: ChosenSettings) => void;
  readonly disabled?: boolean | undefined;
  /** Whether others may watch was settled by something else. */
  readonly watchersFixed?: boolean | undefined;
  /** What belongs right behind the seats: who takes them. */
  readonly behindSeats?: ReactNode;
  /** What else is asked: the name of the table's creator. */
  readonly children?: ReactNode;
}

/** As long as the server takes. */
const MAX_NAME_LENGTH = 40;

const TURNS: readonly number[] = [15, 20, 30, 45, 60, 90, 120];

const turnsFor = ({ turnSeconds: { min, max } }: Rules, chosen: number): readonly number[] =>
  [...new Set([...TURNS.filter((seconds) => seconds >= min && seconds <= max), chosen])].sort((a, b) => a - b);

const range = (min: number, max: number): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

const changedCount = (options: ChosenSettings['options'], usual: ChosenSettings['options']): number =>
  Object.keys(options).filter(
    (name) => !SAID_BY_SETTINGS.includes(name) && JSON.stringify(options[name]) !== JSON.stringify(usual[name]),
  ).length;

/** More ways than this are typed or stepped through, not laid out. */
const MOST_LAID_OUT = 7;

const Seats = ({ value, rules, onChange, disabled }: SettingsFormProps) => {
  const words = useWords(CREATE_WORDS);
  const limits = rulesOfSet(rules, value.game, value.ruleSet)?.seats;
  if (limits === undefined) return null;
  const change = (seats: number): void => onChange({ ...value, seats });
  const { min, max } = limits;
  if (max - min >= MOST_LAID_OUT) {
    const note = words.between(String(min), String(max));
    const field = { label: words.seats, note, value: value.seats, min, max, disabled };
    return <AmountField {...field} onChange={change} />;
  }
  const options = range(min, max).map((seats) => ({ value: seats, label: seats }));
  return <Choice label={words.seats} value={value.seats} options={options} onChange={change} disabled={disabled} />;
};

/** Time, watchers and talk: rarely touched, so it waits behind a line. */
const Manners = ({ value, rules, onChange, disabled, watchersFixed = false }: SettingsFormProps) => {
  const words = useWords(CREATE_WORDS);
  return (
    <details className={styles.more}>
      <summary>
        <span>{words.more}</span>
        <small>{words.seconds(value.turnSeconds)}</small>
      </summary>
      <div className={styles.fields}>
        <Choice
          label={words.turnSeconds}
          value={value.turnSeconds}
          options={turnsFor(rules, value.turnSeconds).map((seconds) => ({
            value: seconds,
            label: seconds,
          }))}
          onChange={(turnSeconds) => onChange({ ...value, turnSeconds })}
          disabled={disabled}
        />
        <Choice
          label={words.watchers}
          value={value.watchers}
          options={[
            { value: 'live', label: words.liveWatchers },
            { value: 'delayed', label: words.delayedWatchers },
            { value: 'none', label: words.noWatchers },
          ]}
          onChange={(watchers) => onChange({ ...value, watchers })}
          disabled={disabled || watchersFixed}
        />
        <Choice
          label={words.botDelay}
          value={value.botDelay}
          options={BOT_DELAYS.map((delay) => ({ value: delay, label: words.delay(delay / 1_000) }))}
          onChange={(botDelay) => onChange({ ...value, botDelay })}
          disabled={disabled}
        />
        <Choice
          label={words.botSeconds}
          value={value.botSeconds}
          options={BOT_SECONDS.map((seconds) => ({ value: seconds, label: seconds }))}
          onChange={(botSeconds) => onChange({ ...value, botSeconds })}
          disabled={disabled}
        />
        <Switch
          label={words.chat}
          on={value.chat}
          onChange={(chat) => onChange({ ...value, chat })}
          disabled={disabled}
        />
      </div>
    </details>
  );
};

const HouseRules = ({ value, rules, onChange, disabled }: SettingsFormProps) => {
  const words = useWords(CREATE_WORDS);
  const ruleSet = rulesOfSet(rules, value.game, value.ruleSet);
  if (ruleSet === undefined) return null;
  const usual = usualOptions(ruleSet.options);
  const changed = changedCount(value.options, usual);
  return (
    <details className={styles.more}>
      <summary>
        <span>{words.houseRules}</span>
        <small>{changed === 0 ? words.houseRulesUsual : words.houseRulesChanged(changed)}</small>
      </summary>
      {Object.keys(ruleSet.options).length === 0 ? (
        <p className={styles.note}>{words.noOptions}</p>
      ) : (
        <OptionFields
          specs={ruleSet.options}
          values={value.options}
          game={value.game}
          ruleSet={value.ruleSet}
          seats={value.seats}
          disabled={disabled}
          onChange={(options) => onChange({ ...value, options })}
        />
      )}
      {changed === 0 || disabled ? null : (
        <Button weight="quiet" onClick={() => onChange({ ...value, options: usual })}>
          {words.asUsual}
        </Button>
      )}
    </details>
  );
};

/** Everything a host chooses about a table. What is chosen is complete and allowed after every change. */
export const SettingsForm = (props: SettingsFormProps) => {
  const { value, rules, disabled, behindSeats } = props;
  const words = useWords(CREATE_WORDS);
  const language = useLanguage();
  const game = rulesOfGame(rules, value.game);
  const ruleSet = rulesOfSet(rules, value.game, value.ruleSet);
  const onChange = (wish: ChosenSettings): void => props.onChange(completeSettings(rules, wish));
  if (game === undefined || ruleSet === undefined) return null;
  return (
    <div className={styles.form}>
      <GameChoice
        label={words.game}
        games={rules.games.map(({ id }) => id)}
        value={value.game}
        disabled={disabled}
        onChange={(id) =>
          props.onChange(completeSettings(rules, { ...value, game: id, ruleSet: '', seats: 0, options: {} }))
        }
      />
      {game.ruleSets.length > 1 ? (
        <Choice
          label={words.ruleSet}
          value={value.ruleSet}
          options={game.ruleSets.map(({ id }) => ({ value: id, label: ruleSetName(game.id, id, language) }))}
          onChange={(id) => onChange({ ...value, ruleSet: id, options: {} })}
          disabled={disabled}
        />
      ) : null}
      <p className={styles.note}>{tagline(value.game, value.ruleSet, language)}</p>
      <Seats {...props} onChange={onChange} />
      {behindSeats}
      {props.children}
      <Choice
        label={words.games}
        value={value.games}
        options={[...rules.sessionLengths]
          .sort((a, b) => a - b)
          .map((games) => ({ value: games, label: words.gamesCount(games) }))}
        onChange={(games) => onChange({ ...value, games: games as ChosenSettings['games'] })}
        disabled={disabled}
      />
      <Choice
        label={words.visibility}
        value={value.visibility}
        options={[
          { value: 'private', label: words.private },
          { value: 'public', label: words.public },
        ]}
        onChange={(visibility) => onChange({ ...value, visibility })}
        disabled={disabled}
      />
      <Field label={words.name} note={words.nameNote}>
        {(id, about) => (
          <input
            id={id}
            aria-describedby={about}
            value={value.name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            disabled={disabled}
            onChange={(event) => onChange({ ...value, name: event.target.value })}
          />
        )}
      </Field>
      <Manners {...props} onChange={onChange} />
      <HouseRules {...props} onChange={onChange} />
    </div>
  );
};
