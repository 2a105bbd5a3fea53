import { gameName } from '@sanh-rong/presentation/names';
import type { BotDetail } from '@sanh-rong/protocol';
import type { ChosenSettings } from '@sanh-rong/table';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { lastGame, rememberGame } from '../games/last-game.ts';
import { usualLevel } from '../levels/usual-level.ts';
import { server } from '../link/socket-transport.ts';
import { useMe } from '../net/me.ts';
import { MAX_PERSON_NAME, useOwnName } from '../net/own-name.ts';
import { useQuery } from '../net/use-query.ts';
import { accepted, useSubmit } from '../net/use-submit.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/choice.tsx';
import { Loading, Notice, OfflineNotice } from '../parts/notice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { ALONE, botsAt, type Company, playersOf, withBot } from './company.ts';
import { CompanyFields } from './company-fields.tsx';
import styles from './create.module.css';
import { useLinkedBot } from './linked-bot.ts';
import { CREATE_WORDS } from './messages/vi.ts';
import { SettingsForm } from './settings-form.tsx';
import { completeSettings, keepSettings, keptSettings, type Rules, rulesOfGame } from './usual-settings.ts';

/** As last time, unless another game was chosen since, or the way here names one, or that everybody may see the table. */
const firstWish = (bot: BotDetail | null): ReturnType<typeof keptSettings> => {
  const asked = new URLSearchParams(location.search);
  const game = bot?.game ?? asked.get('game') ?? lastGame();
  const kept = keptSettings();
  const wish = game === null || game === kept.game ? kept : { game };
  return asked.has('public') ? { ...wish, visibility: 'public' } : wish;
};

const firstCompany = (bot: BotDetail | null): Company =>
  bot === null ? ALONE : withBot({ ...ALONE, mode: 'hybrid' }, 0, bot);

interface FormProps {
  readonly rules: Rules;
  readonly bot: BotDetail | null;
}

const Form = ({ rules, bot }: FormProps) => {
  const words = useWords(CREATE_WORDS);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [wish, setWish] = useState<ChosenSettings>(() => completeSettings(rules, firstWish(bot)));
  const [company, setCompany] = useState<Company>(() => firstCompany(bot));
  const { busy: creating, fault, run } = useSubmit(words.noAnswer);
  const own = useOwnName();
  // A person with an account has chosen a name.
  const asksName = useMe(({ person }) => person === null || person.guest);
  const levels = rulesOfGame(rules, wish.game)?.levels ?? [];
  const level = levels.find((known) => known === company.level) ?? usualLevel(levels);

  // A host without a seat watches the table live.
  const sits = company.mode !== 'bots';
  const settings: ChosenSettings = sits ? wish : { ...wish, watchers: 'live' };

  const bots = botsAt(company, settings.game, settings.seats).filter((chosen) => chosen !== null).length;

  const create = async (): Promise<void> => {
    await own.save();
    keepSettings(wish);
    rememberGame(wish.game);
    const players = playersOf({ ...company, level }, settings.game, settings.seats);
    const { view } = await accepted(server.ask('create_table', { settings, players, sits }));
    if (view !== undefined) navigate(`/t/${view.code}`);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(create);
      }}
    >
      <SettingsForm
        value={settings}
        rules={rules}
        onChange={setWish}
        watchersFixed={!sits}
        behindSeats={
          <CompanyFields
            game={settings.game}
            ruleSet={settings.ruleSet}
            seats={settings.seats}
            levels={levels}
            value={{ ...company, level }}
            onChange={setCompany}
          />
        }
      >
        {asksName ? (
          <Field label={words.ownName} note={words.ownNameNote}>
            {(id, about) => (
              <input
                id={id}
                aria-describedby={about}
                value={own.name}
                maxLength={MAX_PERSON_NAME}
                autoComplete="nickname"
                disabled={creating}
                onChange={({ target }) => own.write(target.value)}
              />
            )}
          </Field>
        ) : null}
      </SettingsForm>
      <div className={styles.go}>
        <p className={fault === null ? undefined : styles.fault} role={fault === null ? undefined : 'alert'}>
          {fault?.message ??
            [
              gameName(settings.game, language),
              words.sum(settings.seats, settings.games),
              ...(bots > 0 ? [words.sumBots(bots)] : []),
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
  const rules = useQuery<Rules>('/api/rules');
  const bot = useLinkedBot();
  return (
    <section className={styles.page}>
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      {rules.state === 'loading' || (rules.state === 'loaded' && bot === undefined) ? <Loading /> : null}
      {rules.state === 'offline' ? <OfflineNotice onAgain={rules.again} /> : null}
      {rules.state === 'refused' ? <Notice title={rules.error.message} /> : null}
      {rules.state === 'loaded' && bot !== undefined ? <Form rules={rules.answer} bot={bot} /> : null}
    </section>
  );
};
