import { ruleSetName, tagline } from '@sanh-rong/presentation/names';
import type { ArenaTournament, ArenaTournamentDetail } from '@sanh-rong/protocol';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Rules } from '../../create/usual-settings.ts';
import { GameChoice } from '../../games/game-choice.tsx';
import { beSomebody } from '../../net/me.ts';
import { post } from '../../net/rest.ts';
import { useSubmit } from '../../net/use-submit.ts';
import { Button } from '../../parts/button.tsx';
import { Choice, Field, Switch } from '../../parts/choice.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { Fault } from '../fault.tsx';
import { ARENA_PAGES } from '../paths.ts';
import { fromField, soonAfter, toField } from './local-time.ts';
import { TOURNAMENT_WORDS } from './messages/vi.ts';
import { TOURNAMENT_API } from './tournament-api.ts';
import styles from './tournaments.module.css';

const DEALS = [4, 16, 32, 100] as const;
const ROUNDS = [3, 5, 7, 9] as const;
const MOST_SEATS = 4;
const LONGEST_NAME = 80;

interface Wish {
  readonly name: string;
  readonly game: string;
  readonly ruleSet: string;
  readonly format: ArenaTournament['format'];
  readonly seats: number;
  readonly deals: number;
  readonly rounds: number;
  readonly finals: boolean;
  /** As the field has it; null: when its organiser says so. */
  readonly startsAt: string | null;
}

/** What the rules of a game allow: another game brings its own rule sets and seats. */
const within = (rules: Rules, wish: Wish): Wish => {
  const game = rules.games.find(({ id }) => id === wish.game) ?? rules.games[0];
  const ruleSet = game.ruleSets.find(({ id }) => id === wish.ruleSet) ?? game.ruleSets[0];
  const { min, max } = ruleSet.seats;
  const seats = Math.max(min, Math.min(max, MOST_SEATS, wish.seats));
  return { ...wish, game: game.id, ruleSet: ruleSet.id, seats };
};

const FIRST: Wish = {
  name: '',
  game: '',
  ruleSet: '',
  format: 'roundRobin',
  seats: MOST_SEATS,
  deals: 16,
  rounds: 5,
  finals: true,
  startsAt: null,
};

const choices = (values: readonly number[]) => values.map((value) => ({ value, label: value }));

const seatsOf = (rules: Rules, { game, ruleSet }: Wish): readonly number[] => {
  const limits = rules.games.find(({ id }) => id === game)?.ruleSets.find(({ id }) => id === ruleSet)?.seats;
  return [2, 3, MOST_SEATS].filter((seats) => limits !== undefined && seats >= limits.min && seats <= limits.max);
};

interface FieldsProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

const When = ({ wish, onChange }: FieldsProps) => {
  const words = useWords(TOURNAMENT_WORDS);
  const { startsAt } = wish;
  const isPast = startsAt !== null && (fromField(startsAt) ?? 0) <= Date.now();
  return (
    <>
      <Choice
        label={words.begins}
        value={startsAt === null ? 'said' : 'at'}
        options={[
          { value: 'said', label: words.beginsWhenSaid },
          { value: 'at', label: words.beginsAt },
        ]}
        onChange={(when) => onChange({ ...wish, startsAt: when === 'at' ? toField(soonAfter(Date.now())) : null })}
      />
      {startsAt === null ? null : (
        <Field label={words.startsAt} note={words.startsAtNote} fault={isPast ? words.past : null}>
          {(id, about) => (
            <input
              id={id}
              type="datetime-local"
              aria-describedby={about}
              aria-invalid={isPast}
              min={toField(Date.now())}
              value={startsAt}
              onChange={(event) => onChange({ ...wish, startsAt: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
};

const Manner = ({ wish, onChange }: FieldsProps) => {
  const words = useWords(TOURNAMENT_WORDS);
  const { format, deals, seats, rounds, finals } = wish;
  return (
    <>
      <div>
        <Choice
          label={words.format}
          value={format}
          options={[
            { value: 'roundRobin', label: words.formats.roundRobin },
            { value: 'swiss', label: words.formats.swiss },
          ]}
          onChange={(next) => onChange({ ...wish, format: next })}
        />
        <p className={arena.soft}>{words.formatNotes[format]}</p>
      </div>
      {format === 'swiss' ? (
        <Choice
          label={words.roundsLabel}
          value={rounds}
          options={choices(ROUNDS)}
          onChange={(next) => onChange({ ...wish, rounds: next })}
        />
      ) : null}
      <div>
        <Choice
          label={words.dealsLabel}
          value={deals}
          options={choices(DEALS)}
          onChange={(next) => onChange({ ...wish, deals: next })}
        />
        <p className={arena.soft}>{words.dealsNote(deals, seats)}</p>
      </div>
      <Switch
        label={words.finals}
        note={words.finalsNote}
        on={finals}
        onChange={(next) => onChange({ ...wish, finals: next })}
      />
    </>
  );
};

/** Everything a tournament is made of. Only the name has to be thought of. */
export const TournamentForm = ({ rules }: { readonly rules: Rules }) => {
  const words = useWords(TOURNAMENT_WORDS);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const submission = useSubmit();
  const nameField = useRef<HTMLInputElement>(null);
  const [wish, setWish] = useState<Wish>(() => within(rules, FIRST));
  const change = (next: Wish): void => setWish(within(rules, next));
  const { name, game, ruleSet, seats, startsAt } = wish;
  const ruleSets = rules.games.find(({ id }) => id === game)?.ruleSets ?? [];
  const begins = startsAt === null ? null : fromField(startsAt);
  const [tried, setTried] = useState(false);
  const isNamed = name.trim() !== '';
  const isComplete = isNamed && (startsAt === null || (begins ?? 0) > Date.now());
  const create = (): Promise<boolean> =>
    submission.run(async () => {
      await beSomebody();
      const { rounds, ...rest } = wish;
      const asked = { ...rest, name: name.trim(), startsAt: begins, ...(wish.format === 'swiss' ? { rounds } : {}) };
      const { id } = await post<ArenaTournamentDetail>(TOURNAMENT_API.all, asked);
      navigate(ARENA_PAGES.tournament(id));
    });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isComplete) void create();
        else if (!isNamed) nameField.current?.focus();
      }}
    >
      <Field label={words.name} note={words.nameNote} fault={tried && !isNamed ? words.nameless : null}>
        {(id, about) => (
          <input
            id={id}
            ref={nameField}
            aria-describedby={about}
            aria-invalid={tried && !isNamed}
            required
            maxLength={LONGEST_NAME}
            autoComplete="off"
            value={name}
            onChange={(event) => change({ ...wish, name: event.target.value })}
          />
        )}
      </Field>
      <GameChoice
        label={words.game}
        games={rules.games.map(({ id }) => id)}
        value={game}
        onChange={(next) => change({ ...wish, game: next, ruleSet: '', seats: MOST_SEATS })}
      />
      <div>
        {ruleSets.length > 1 ? (
          <Choice
            label={words.ruleSet}
            value={ruleSet}
            options={ruleSets.map(({ id }) => ({ value: id, label: ruleSetName(game, id, language) }))}
            onChange={(next) => change({ ...wish, ruleSet: next })}
          />
        ) : null}
        <p className={arena.soft}>{tagline(game, ruleSet, language)}</p>
      </div>
      <Choice
        label={words.seatsLabel}
        value={seats}
        options={choices(seatsOf(rules, wish))}
        onChange={(next) => change({ ...wish, seats: next })}
      />
      <Manner wish={wish} onChange={change} />
      <When wish={wish} onChange={change} />
      <Fault fault={submission.fault} />
      <Button type="submit" weight="primary" wide disabled={submission.busy}>
        {submission.busy ? words.going : words.go}
      </Button>
    </form>
  );
};
