import { gameName } from '@sanh-rong/presentation/names';
import type { BotAnswerOf, BotDetail, BotSummary, BotVersion } from '@sanh-rong/protocol';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Avatar } from '../../art/avatar.tsx';
import { Icon } from '../../art/icons.tsx';
import { whenWords } from '../../history/when.ts';
import { post, request } from '../../net/rest.ts';
import { useQuery } from '../../net/use-query.ts';
import { useSubmit } from '../../net/use-submit.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/choice.tsx';
import { Fault } from '../../parts/notice.tsx';
import { Command } from '../../people/command.tsx';
import { useTitle } from '../../shell/arrival.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { BotFacts } from '../bot-card.tsx';
import { letGo } from '../deletions.ts';
import { DetailsSheet } from '../details-sheet.tsx';
import { SharingChoice } from '../sharing-choice.tsx';
import styles from '../workshop/workshop.module.css';
import { REMOTE_WORDS } from './messages/vi.ts';

const StandingLine = lazy(() =>
  import('../../arena/entry/standing-line.tsx').then(({ StandingLine: line }) => ({ default: line })),
);

/** As the server judges it. */
const LONGEST_NOTE = 200;

/** How a program comes to play for the bot. */
const Connecting = ({ id }: { readonly id: string }) => {
  const words = useWords(REMOTE_WORDS);
  const command = `sanhrong remote ${id} 'exec:python3 bot.py' --server ${location.origin}`;
  return (
    <section>
      <h2>{words.connect}</h2>
      <p>{words.connectText}</p>
      <Command text={command} />
      <p className={styles.soft}>
        {words.token} <Link href="/bots#tokens">{words.tokenWay}</Link>
      </p>
      <p className={styles.soft}>{words.rules}</p>
    </section>
  );
};

interface VersionsProps {
  readonly id: string;
  readonly onAnnounced: (version: number) => void;
}

const Versions = ({ id, onAnnounced }: VersionsProps) => {
  const words = useWords(REMOTE_WORDS);
  const language = useLanguage();
  const submission = useSubmit();
  const query = useQuery<BotAnswerOf<'versions'>>(`/api/bots/${id}/versions`);
  const [note, setNote] = useState('');
  const [told, setTold] = useState('');
  const announce = (): Promise<boolean> =>
    submission.run(async () => {
      const { number } = await post<BotVersion>(`/api/bots/${id}/versions`, { note });
      setNote('');
      setTold(words.announced(number));
      onAnnounced(number);
      query.again();
    });
  const fault = submission.fault?.message ?? null;
  return (
    <section>
      <h2>{words.versions}</h2>
      <p className={styles.soft}>{words.versionsText}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void announce();
        }}
      >
        <Field label={words.note} note={words.noteNote} fault={fault}>
          {(field, about) => (
            <input
              id={field}
              aria-describedby={about}
              aria-invalid={fault !== null}
              autoComplete="off"
              maxLength={LONGEST_NOTE}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" icon={<Icon name="plus" />} disabled={submission.busy}>
          {submission.busy ? words.announcing : words.announce}
        </Button>
      </form>
      <p role="status">{told}</p>
      <ol className={styles.versions}>
        {(query.state === 'loaded' ? query.answer.versions : []).map(({ number, at, note: said }) => (
          <li key={number}>
            <span>
              <strong>{`v${number}`}</strong>
              <small>
                {whenWords(at, Date.now(), language)} · {said === '' ? words.noNote : said}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** One's own remote bot: how its program connects, and everything about it but code. */
export const RemoteBot = ({ detail }: { readonly detail: BotDetail }) => {
  const words = useWords(REMOTE_WORDS);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const submission = useSubmit();
  const [bot, setBot] = useState<BotSummary>(detail);
  const [isNaming, setNaming] = useState(false);
  const { id, game, name, description, sharing } = bot;
  useTitle(name);
  const share = (next: BotSummary['sharing']): Promise<boolean> =>
    submission.run(async () => setBot(await request<BotSummary>('PATCH', `/api/bots/${id}`, { sharing: next })));
  return (
    <article className={styles.shown}>
      <Link href="/bots" className={styles.way}>
        <Icon name="arrow-left" /> {words.allBots}
      </Link>
      <header>
        <Avatar name={name} seed={id} kind="player" size={72} />
        <div>
          <h1>{name}</h1>
          <p>{gameName(game, language)}</p>
          <BotFacts bot={bot} />
        </div>
      </header>
      {description === '' ? null : <p>{description}</p>}
      <p>{words.lead}</p>
      <Suspense fallback={null}>
        <StandingLine bot={id} mine />
      </Suspense>
      <Connecting id={id} />
      <Versions id={id} onAnnounced={(version) => setBot({ ...bot, version })} />
      <SharingChoice value={sharing} remote disabled={submission.busy} onChange={(next) => void share(next)} />
      <Fault>{submission.fault?.message}</Fault>
      <div className={styles.ways}>
        <Button icon={<Icon name="edit" />} onClick={() => setNaming(true)}>
          {words.edit}
        </Button>
        <Button
          weight="danger"
          icon={<Icon name="trash" />}
          onClick={() => {
            letGo(bot);
            navigate('/bots');
          }}
        >
          {words.delete}
        </Button>
      </div>
      {isNaming ? <DetailsSheet bot={bot} onClose={() => setNaming(false)} onSaved={setBot} /> : null}
    </article>
  );
};
