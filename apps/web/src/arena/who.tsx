import type { Language } from '@sanh-rong/engine';
import { levelName } from '@sanh-rong/presentation/names';
import type { MatchContestant } from '@sanh-rong/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Avatar } from '../art/avatar.tsx';
import { BotBadge } from '../table/bot-badge.tsx';
import { TABLE_WORDS } from '../table/messages/vi.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './arena.module.css';
import { ARENA_WORDS } from './messages/vi.ts';
import { ARENA_PAGES } from './paths.ts';

/** A bot with its version, or a built-in player. */
export type Contestant = Pick<MatchContestant, 'bot' | 'level'>;

/** A file or a program of a terminal has no owner and no versions. */
const isOwned = ({ owner }: NonNullable<Contestant['bot']>): boolean => owner.name !== '';

/** "DefensiveBot v3", "Cao thủ", "Rồng Xa v1 (từ xa)" */
export const contestantName = ({ bot, level }: Contestant, language: Language): string => {
  if (bot === null) return levelName(level ?? '', language).name;
  if (!isOwned(bot)) return bot.name;
  const name = TABLE_WORDS[language].botVersion(bot.name, bot.version);
  return bot.remote ? ARENA_WORDS[language].fromAfar(name) : name;
};

/** A built-in player has the same figure in every language and at every table. */
export const levelSeed = (level: string | null): string => `level-${level}`;

interface WhoProps {
  readonly contestant: Contestant;
  /** Its page in a ladder; null where it has none. */
  readonly entry?: string | null;
  readonly size?: number;
  /** It belongs to the visitor. */
  readonly mine?: boolean;
  /** It has played too little for its rating to say much. */
  readonly fresh?: boolean;
  /** More about it, under its name. */
  readonly children?: ReactNode;
}

/** Who it is: a figure, a name, for bots their badge and owner. */
export const Who = ({ contestant, entry = null, size = 36, mine = false, fresh = false, children }: WhoProps) => {
  const words = useWords(ARENA_WORDS);
  const table = useWords(TABLE_WORDS);
  const language = useLanguage();
  const { bot, level } = contestant;
  const name = bot?.name ?? levelName(level ?? '', language).name;
  return (
    <span className={styles.who}>
      <Avatar name={name} seed={bot?.id ?? levelSeed(level)} kind="player" size={size} />
      <span>
        <span className={styles.name}>
          {entry === null ? <b>{name}</b> : <Link href={ARENA_PAGES.entry(entry)}>{name}</Link>}
          {bot === null ? <em title={words.builtIn}>{words.mark}</em> : null}
          {bot?.remote ? <em title={words.remoteNote}>{words.remote}</em> : null}
          {mine ? <em data-mine>{words.yours}</em> : null}
          {fresh ? <em title={words.freshText}>{words.fresh}</em> : null}
        </span>
        {bot === null ? null : (
          <small>
            <BotBadge label={table.bot} /> {isOwned(bot) ? words.versionBy(bot.version, bot.owner.name) : null}
          </small>
        )}
        {children}
      </span>
    </span>
  );
};
