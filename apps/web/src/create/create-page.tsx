import { gameName, levelName } from '@sanh-rong/face/names';
import type { TableSettings } from '@sanh-rong/table';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { server } from '../link/socket-transport.ts';
import { NO_ANSWER } from '../link/transport.ts';
import { useAnswer } from '../net/use-answer.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Loading, Notice, OfflineNotice } from '../parts/notice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './create.module.css';
import { CREATE_WORDS } from './messages/index.ts';
import { SettingsForm } from './settings-form.tsx';
import { completeSettings, keepSettings, keptSettings, type Rules, rulesOfGame } from './usual-settings.ts';

/** Built-in players who are asked to the table: how many, and how well they play. */
interface Company {
  readonly count: number;
  readonly level: string;
}

/** The host sits down first; built-in players take the last seats. */
const seatsOf = ({ count, level }: Company, seats: number): { seat: number; level: string }[] =>
  Array.from({ length: Math.min(count, seats - 1) }, (_, index) => ({ seat: seats - 1 - index, level }));

interface CompanyProps {
  readonly seats: number;
  readonly levels: readonly string[];
  readonly value: Company;
  readonly onChange: (company: Company) => void;
}

/** A table of seventeen need not be filled with one tap. */
const MOST_ASKED = 7;

const CompanyFields = ({ seats, levels, value, onChange }: CompanyProps) => {
  const words = useWords(CREATE_WORDS);
  const language = useLanguage();
  const count = Math.min(value.count, seats - 1);
  const counts = Array.from({ length: Math.min(seats - 1, MOST_ASKED) + 1 }, (_, index) => index);
  return (
    <div className={styles.players}>
      <Choice
        label={words.players}
        value={count}
        options={counts.map((one) => ({ value: one, label: one === 0 ? words.noPlayers : one }))}
        onChange={(next) => onChange({ ...value, count: next })}
      />
      {count === 0 ? null : (
        <div>
          <Choice
            label={words.level}
            value={value.level}
            options={levels.map((level) => ({ value: level, label: levelName(level, language).name }))}
            onChange={(level) => onChange({ ...value, level })}
          />
          <p className={styles.note}>
            {levelName(value.level, language).explanation} {words.playersNote(seats - 1 - count)}
          </p>
        </div>
      )}
    </div>
  );
};

/** As last time, unless the way here names a game, or that everybody may see the table. */
const firstWish = (): ReturnType<typeof keptSettings> => {
  const asked = new URLSearchParams(location.search);
  const game = asked.get('game');
  const kept = keptSettings();
  const wish = game === null || game === kept.game ? kept : { game };
  return asked.has('public') ? { ...wish, visibility: 'public' } : wish;
};

const Form = ({ rules }: { readonly rules: Rules }) => {
  const words = useWords(CREATE_WORDS);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [settings, setSettings] = useState<TableSettings>(() => completeSettings(rules, firstWish()));
  const [company, setCompany] = useState<Company>({ count: 0, level: '' });
  const [creating, setCreating] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const levels = rulesOfGame(rules, settings.game)?.levels ?? [];
  // The last one plays best.
  const level = levels.find((known) => known === company.level) ?? levels.at(-1) ?? '';

  const create = async (): Promise<void> => {
    setCreating(true);
    setFault(null);
    keepSettings(settings);
    const players = seatsOf({ ...company, level }, settings.seats);
    const answer = await server.ask('create_table', { settings, players });
    setCreating(false);
    if (!answer.ok) setFault(answer.error.code === NO_ANSWER ? words.noAnswer : answer.error.message);
    else if (answer.view !== undefined) navigate(`/t/${answer.view.code}`);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <SettingsForm
        value={settings}
        rules={rules}
        onChange={setSettings}
        behindSeats={
          levels.length === 0 ? null : (
            <CompanyFields seats={settings.seats} levels={levels} value={{ ...company, level }} onChange={setCompany} />
          )
        }
      />
      <div className={styles.go}>
        <p className={fault === null ? undefined : styles.fault} role={fault === null ? undefined : 'alert'}>
          {fault ??
            [
              gameName(settings.game, language),
              words.sum(settings.seats, settings.games),
              settings.visibility === 'public' ? words.sumPublic : words.sumPrivate,
            ].join(' · ')}
        </p>
        <Button type="submit" weight="primary" wide disabled={creating}>
          {creating ? words.creating : words.create}
        </Button>
      </div>
    </form>
  );
};

/** A table of one's own. Everything is chosen already; one tap is enough. */
export const CreatePage = () => {
  const words = useWords(CREATE_WORDS);
  const rules = useAnswer<Rules>('/api/rules');
  return (
    <section className={styles.page}>
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      {rules.state === 'asking' ? <Loading /> : null}
      {rules.state === 'offline' ? <OfflineNotice onAgain={rules.again} /> : null}
      {rules.state === 'refused' ? <Notice title={rules.error.message} /> : null}
      {rules.state === 'answered' ? <Form rules={rules.answer} /> : null}
    </section>
  );
};
