import { gameName } from '@sanh-rong/presentation/names';
import type { BotDetail, BotSummary } from '@sanh-rong/protocol';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { navigate as leaveTo } from 'wouter/use-browser-location';
import { Avatar } from '../../art/avatar.tsx';
import { Icon } from '../../art/icons.tsx';
import { momentWords, whenWords } from '../../history/when.ts';
import { post, request } from '../../net/rest.ts';
import { useSubmit } from '../../net/use-submit.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Fault } from '../../parts/notice.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { wishEditor } from '../code/choose-editor.ts';
import { CreateSheet } from '../create-sheet.tsx';
import { letGo } from '../deletions.ts';
import { DetailsSheet } from '../details-sheet.tsx';
import { BOTS_WORDS } from '../messages/vi.ts';
import { useOwnBots } from '../own-bots.ts';
import { SharingChoice } from '../sharing-choice.tsx';
import { WORKSHOP_WORDS } from './messages/vi.ts';
import type { Workshop } from './use-workshop.ts';
import styles from './workshop.module.css';

const StandingLine = lazy(() =>
  import('../../arena/entry/standing-line.tsx').then(({ StandingLine: line }) => ({ default: line })),
);

/** One's own bots, to go from one to the other. */
const OwnBots = ({ bot, onCreate }: { readonly bot: BotSummary; readonly onCreate: () => void }) => {
  const words = useWords(WORKSHOP_WORDS);
  const { create } = useWords(BOTS_WORDS);
  const own = useOwnBots();
  const bots = own.state === 'there' ? own.bots : [];
  return (
    <nav className={styles.bots} aria-label={words.myBots}>
      <ul>
        {bots.map(({ id, name, version }) => (
          <li key={id}>
            <Link href={`/bots/${id}`} aria-current={id === bot.id ? 'page' : undefined}>
              <Avatar name={name} seed={id} kind="player" size={28} />
              <span>{id === bot.id ? bot.name : name}</span>
              <small>{`v${id === bot.id ? bot.version : version}`}</small>
            </Link>
          </li>
        ))}
      </ul>
      <Button wide icon={<Icon name="plus" />} onClick={onCreate}>
        {create}
      </Button>
    </nav>
  );
};

interface AboutPanelProps {
  readonly workshop: Workshop;
  /** Whether the large editor is used. */
  readonly isFull: boolean;
}

/** What is known of a bot besides its code, and what can be done with it. */
export const AboutPanel = ({ workshop, isFull }: AboutPanelProps) => {
  const words = useWords(WORKSHOP_WORDS);
  const botsWords = useWords(BOTS_WORDS);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const submission = useSubmit();
  // Shown at once, and taken back if the server says no.
  const [wanted, setWanted] = useState<BotSummary['sharing'] | null>(null);
  const [open, setOpen] = useState<'details' | 'create' | null>(null);
  const { bot, rename } = workshop;
  const { id, game, name, description, sharing, createdAt, updatedAt, fork } = bot;
  const share = async (next: BotSummary['sharing']): Promise<void> => {
    setWanted(next);
    await submission.run(async () => {
      await request<BotSummary>('PATCH', `/api/bots/${id}`, { sharing: next });
      rename({ ...bot, sharing: next });
    });
    setWanted(null);
  };
  const copy = (): Promise<boolean> =>
    submission.run(async () => navigate(`/bots/${(await post<BotDetail>(`/api/bots/${id}/copies`)).id}`));
  const remove = (): void => {
    letGo(bot);
    // Without being asked about what is not saved: it comes back with the bot, or goes with it.
    leaveTo('/bots');
  };
  return (
    <div className={styles.padded}>
      <OwnBots bot={bot} onCreate={() => setOpen('create')} />
      <section className={styles.about}>
        <h2>{name}</h2>
        {description === '' ? <p className={styles.soft}>{botsWords.noDescription}</p> : <p>{description}</p>}
        <dl>
          <dt>{words.game}</dt>
          <dd>{gameName(game, language)}</dd>
          <dt>{words.lastChanged}</dt>
          <dd title={momentWords(updatedAt, language)}>{whenWords(updatedAt, Date.now(), language)}</dd>
          <dt>{words.made}</dt>
          <dd>{momentWords(createdAt, language)}</dd>
          {fork === null ? null : (
            <>
              <dt>{words.forkOf}</dt>
              <dd>
                <Link href={`/bots/${fork.id}`}>{fork.name}</Link>
              </dd>
            </>
          )}
        </dl>
        <div className={styles.ways}>
          <ButtonLink href={`/practice/bot/${id}`} icon={<Icon name="play" />}>
            {botsWords.play}
          </ButtonLink>
          <ButtonLink href={`/new?${new URLSearchParams({ game, bot: id })}`} icon={<Icon name="table" />}>
            {botsWords.seat}
          </ButtonLink>
        </div>
        <Suspense fallback={null}>
          <StandingLine bot={id} mine />
        </Suspense>
        <SharingChoice value={wanted ?? sharing} disabled={submission.busy} onChange={(next) => void share(next)} />
        <Fault>{submission.fault?.message}</Fault>
        <div className={styles.ways}>
          <Button icon={<Icon name="edit" />} onClick={() => setOpen('details')}>
            {botsWords.edit}
          </Button>
          <Button icon={<Icon name="copy" />} disabled={submission.busy} onClick={() => void copy()}>
            {botsWords.copy}
          </Button>
          <Button weight="danger" icon={<Icon name="trash" />} onClick={remove}>
            {botsWords.delete}
          </Button>
        </div>
        <Button weight="quiet" icon={<Icon name="edit" />} onClick={() => wishEditor(isFull ? 'plain' : 'full')}>
          {isFull ? words.toPlain : words.toFull}
        </Button>
      </section>
      {open === 'details' ? (
        <DetailsSheet
          bot={bot}
          onClose={() => setOpen(null)}
          onSaved={(changed) => rename({ ...bot, name: changed.name, description: changed.description })}
        />
      ) : null}
      {open === 'create' ? <CreateSheet game={game} onClose={() => setOpen(null)} /> : null}
    </div>
  );
};
