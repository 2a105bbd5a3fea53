import type { BotDetail, BotSummary } from '@sanh-rong/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Avatar } from '../art/avatar.tsx';
import { Icon, type IconName } from '../art/icons.tsx';
import { whenWords } from '../history/when.ts';
import { post } from '../net/rest.ts';
import { useSubmit } from '../net/use-submit.ts';
import { ButtonLink, IconButton } from '../parts/button.tsx';
import { Fault } from '../parts/notice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './bots.module.css';
import { letGo } from './deletions.ts';
import { DetailsSheet } from './details-sheet.tsx';
import { BOTS_WORDS } from './messages/vi.ts';

const SHARING_ICONS: Readonly<Record<BotSummary['sharing'], IconName>> = {
  private: 'eye-off',
  open: 'users',
  public: 'eye',
};

/** What was changed less than this ago (milliseconds) was changed just now. */
const MINUTE = 60_000;

/** Version, sharing, when it was changed: one line under the name. */
export const BotFacts = ({ bot }: { readonly bot: BotSummary }) => {
  const words = useWords(BOTS_WORDS);
  const language = useLanguage();
  const { mine, owner, sharing, version, updatedAt, fork, sound, remote } = bot;
  return (
    <span className={styles.facts}>
      {remote ? <strong>{words.remote}</strong> : null}
      {mine ? null : <span>{words.by(owner.name)}</span>}
      <span>{words.version(version)}</span>
      <span>
        <Icon name={SHARING_ICONS[sharing]} />
        {words.sharings[sharing]}
      </span>
      <span>
        {Date.now() - updatedAt < MINUTE ? words.changedNow : words.changed(whenWords(updatedAt, Date.now(), language))}
      </span>
      {fork === null ? null : <span>{words.forkOf(fork.name)}</span>}
      {sound ? null : (
        <span className={styles.unsound}>
          <Icon name="warning" />
          {words.unsound}
        </span>
      )}
    </span>
  );
};

interface BotCardProps {
  readonly bot: BotSummary;
  readonly onChanged: (told: string | null) => void;
}

/** One of one's own bots: a way to its code, and what can be done with it. */
export const BotCard = ({ bot, onChanged }: BotCardProps) => {
  const words = useWords(BOTS_WORDS);
  const submission = useSubmit();
  const [isNaming, setNaming] = useState(false);
  const { id, name, description, remote } = bot;
  const copy = (): Promise<boolean> =>
    submission.run(async () => {
      const made = await post<BotDetail>(`/api/bots/${id}/copies`);
      onChanged(words.copied(made.name));
    });
  return (
    <li className={styles.card}>
      <Avatar name={name} seed={id} kind="player" size={48} />
      <div className={styles.about}>
        <h3>
          <Link href={`/bots/${id}`}>{name}</Link>
        </h3>
        {description === '' ? null : <p>{description}</p>}
        <BotFacts bot={bot} />
        <Fault>{submission.fault?.message}</Fault>
      </div>
      <div className={styles.actions}>
        {remote ? null : (
          <ButtonLink href={`/practice/bot/${id}`} weight="quiet" icon={<Icon name="play" />}>
            {words.play}
            <span className="only-read"> {name}</span>
          </ButtonLink>
        )}
        <IconButton label={words.editOf(name)} icon={<Icon name="edit" />} onClick={() => setNaming(true)} />
        {remote ? null : (
          <IconButton
            label={words.copyOf(name)}
            icon={<Icon name="copy" />}
            disabled={submission.busy}
            onClick={() => void copy()}
          />
        )}
        <IconButton label={words.deleteOf(name)} icon={<Icon name="trash" />} onClick={() => letGo(bot)} />
      </div>
      {isNaming ? <DetailsSheet bot={bot} onClose={() => setNaming(false)} onSaved={() => onChanged(null)} /> : null}
    </li>
  );
};
