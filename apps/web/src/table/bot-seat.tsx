import type { SeatView } from '@sanh-rong/table';
import { STRIKES } from '@sanh-rong/table';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../words/words.ts';
import { BotBadge } from './bot-badge.tsx';
import styles from './bot-seat.module.css';
import { TABLE_WORDS } from './messages/vi.ts';

export type BotView = Extract<SeatView, { kind: 'bot' }>;

/** How often it has done wrong, as far as it has. */
const Strikes = ({ bot }: { readonly bot: BotView }) => {
  const words = useWords(TABLE_WORDS);
  if (bot.out) {
    return (
      <span className={styles.strikes} aria-hidden="true">
        {words.outMark}
      </span>
    );
  }
  return bot.strikes === 0 ? null : (
    <span className={styles.strikes} aria-hidden="true">
      {bot.strikes}/{STRIKES}
    </span>
  );
};

/** A few lines beside the seat; they go when one taps anywhere else. */
const About = ({ bot, id }: { readonly bot: BotView; readonly id: string }) => {
  const words = useWords(TABLE_WORDS);
  const { name, owner, version, strikes, out } = bot;
  return (
    <span id={id} role="tooltip" className={styles.about}>
      <b>{name}</b>
      <span>{words.botOf(owner.name)}</span>
      <span>{words.version(version)}</span>
      {strikes === 0 ? null : <span>{words.strikes(strikes, STRIKES)}</span>}
      {out ? <b>{words.out}</b> : strikes === 0 ? null : <small>{words.strikesNote(STRIKES)}</small>}
    </span>
  );
};

/** The avatar of a bot, a button that says whose it is and which version. */
export const BotAvatar = ({ bot, children }: { readonly bot: BotView; readonly children: ReactNode }) => {
  const words = useWords(TABLE_WORDS);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const away = (event: Event): void => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [isOpen]);
  const trouble = bot.out ? words.out : bot.strikes > 0 ? words.strikes(bot.strikes, STRIKES) : null;
  const { name, owner, version } = bot;
  return (
    <span ref={place} className={styles.place}>
      <button
        type="button"
        className={styles.avatar}
        aria-expanded={isOpen}
        aria-describedby={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.stopPropagation();
          setOpen(false);
        }}
      >
        {children}
        <span className={styles.badge} aria-hidden="true">
          <BotBadge label={words.bot} />
        </span>
        <Strikes bot={bot} />
        <span className="only-read">
          {[words.aboutBot(name, owner.name, version), ...(trouble === null ? [] : [trouble])].join(', ')}
        </span>
      </button>
      {isOpen ? <About bot={bot} id={id} /> : null}
    </span>
  );
};
