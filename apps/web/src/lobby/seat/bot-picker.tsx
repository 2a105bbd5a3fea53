import type { BotAnswerOf, BotSummary } from '@sanh-rong/protocol';
import { useEffect, useState } from 'react';
import { Avatar } from '../../art/avatar.tsx';
import { beSomebody, useMe } from '../../net/me.ts';
import { useQuery } from '../../net/use-query.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Field } from '../../parts/choice.tsx';
import { Loading } from '../../parts/notice.tsx';
import { useWords } from '../../words/words.ts';
import { LOBBY_WORDS } from '../messages/vi.ts';
import styles from './bot-picker.module.css';
import { fitting } from './bot-search.ts';
import { SEAT_WORDS } from './messages/vi.ts';

/** The bots that the host may put into a seat: their own, and those of others. Loaded when the picker is opened. */

interface BotPickerProps {
  readonly game: string;
  readonly busy?: boolean | undefined;
  /** The one that sits there already. */
  readonly current?: string | undefined;
  readonly onPick: (bot: BotSummary) => void;
}

/** How long typing must have stopped before others' bots are searched (milliseconds). */
const PAUSE = 250;

/** What was written, once it has stood still for a moment. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

interface BotRowProps extends Pick<BotPickerProps, 'busy' | 'onPick'> {
  readonly bot: BotSummary;
  readonly isCurrent: boolean;
}

const BotRow = ({ bot, busy = false, isCurrent, onPick }: BotRowProps) => {
  const words = useWords(SEAT_WORDS);
  const { id, name, version, owner, mine, description, sound } = bot;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-current={isCurrent ? 'true' : undefined}
        disabled={busy || !sound}
        onClick={() => onPick(bot)}
      >
        <Avatar name={name} seed={id} kind="player" size={40} />
        <span>
          <strong>{name}</strong>
          <small>{mine ? words.version(version) : `${words.version(version)} · ${words.botOf(owner.name)}`}</small>
          {sound ? null : <small className={styles.broken}>{words.brokenBot}</small>}
          {description === '' ? null : <small className={styles.about}>{description}</small>}
        </span>
      </button>
    </li>
  );
};

interface BotListProps extends Omit<BotPickerProps, 'game'> {
  readonly title: string;
  readonly none: string;
  /** Null while they are being asked for. */
  readonly bots: readonly BotSummary[] | null;
}

const BotList = ({ title, none, bots, current, ...row }: BotListProps) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    {bots === null ? <Loading /> : null}
    {bots?.length === 0 ? <p className={styles.none}>{none}</p> : null}
    <ul>
      {(bots ?? []).map((bot) => (
        <BotRow key={bot.id} bot={bot} isCurrent={bot.id === current} {...row} />
      ))}
    </ul>
  </section>
);

export const BotPicker = ({ game, ...row }: BotPickerProps) => {
  const words = useWords(SEAT_WORDS);
  const lobby = useWords(LOBBY_WORDS);
  const isSomebody = useMe(({ person }) => person !== null);
  const [search, setSearch] = useState('');
  const wanted = new URLSearchParams({ game, search: useSettled(search.trim()) });
  const mine = useQuery<BotAnswerOf<'bots'>>(isSomebody ? `/api/bots?game=${game}` : null);
  const open = useQuery<BotAnswerOf<'open'>>(isSomebody ? `/api/bots/open?${wanted}` : null);
  // Bots are shown to signed-in people: a visitor without a sign-in becomes a guest, as they would at the table.
  useEffect(() => {
    if (!isSomebody) void beSomebody().catch(() => undefined);
  }, [isSomebody]);
  const isFault = mine.state === 'offline' || open.state === 'offline' || open.state === 'refused';
  const own = mine.state === 'loaded' ? mine.answer.bots.filter(({ remote }) => !remote) : [];
  const ownBots = mine.state === 'loading' ? null : fitting(own, search);
  return (
    <div className={styles.picker}>
      <Field label={words.findBot} note={words.findBotNote}>
        {(id, about) => (
          <input
            id={id}
            aria-describedby={about}
            type="search"
            value={search}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </Field>
      {isFault ? <p role="alert">{lobby.noAnswer}</p> : null}
      <BotList title={words.myBots} none={own.length === 0 ? words.noBots : words.noSuchBot} bots={ownBots} {...row} />
      {own.length === 0 && ownBots !== null ? <ButtonLink href="/bots">{words.writeBot}</ButtonLink> : null}
      <BotList
        title={words.othersBots}
        none={search.trim() === '' ? words.noOpenBots : words.noSuchBot}
        bots={open.state === 'loaded' ? open.answer.bots.filter(({ mine: own }) => !own) : isFault ? [] : null}
        {...row}
      />
    </div>
  );
};
