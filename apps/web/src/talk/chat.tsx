import type { ChatTold } from '@sanh-rong/protocol';
import { useEffect, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import type { Feed, TableLink } from '../link/table-link.ts';
import { useMe } from '../net/me.ts';
import { useWords } from '../words/words.ts';
import styles from './chat.module.css';
import { ChatForm } from './chat-form.tsx';
import { ChatLine, type Spoken } from './chat-line.tsx';
import { TALK_WORDS } from './messages/vi.ts';
import { MutedSheet } from './muted-sheet.tsx';
import { readMutes, useMutes } from './mutes.ts';
import { SpeakerSheet } from './speaker-sheet.tsx';
import { useStickyEnd } from './sticky-end.ts';

interface ChatProps {
  readonly link: TableLink;
  readonly feed: Feed;
}

const isSpoken = (message: ChatTold): message is Spoken => message.from !== null;

/** What has no number of its own is told apart by when and what it was. */
const keyOf = ({ id, at, text }: ChatTold): string => (id === null ? `${at} ${text}` : String(id));

const Silence = ({ children }: { readonly children: string }) => (
  <p className={styles.silence}>
    <Icon name="mute" />
    <span>{children}</span>
  </p>
);

/** What people say at a table. It fills its parent, be that a panel or a sheet. */
export const Chat = ({ link, feed }: ChatProps) => {
  const words = useWords(TALK_WORDS);
  const own = useMe(({ person }) => person?.id ?? null);
  const muted = useMutes(({ people }) => people);
  const [asking, setAsking] = useState<Spoken | 'mutes' | null>(null);
  const { talk, view } = feed;
  const last = talk.at(-1);
  const end = useStickyEnd(last === undefined ? '' : keyOf(last));
  useEffect(() => {
    if (own !== null && !link.transport.home) void readMutes();
  }, [own, link]);
  if (link.transport.home) return <Silence>{words.atHome}</Silence>;
  if (view?.settings.chat === false) return <Silence>{words.off}</Silence>;
  const isMuted = (id: string): boolean => muted.some((person) => person.id === id);
  return (
    <section className={styles.chat} aria-label={words.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className={styles.log} ref={end.box} onScroll={end.onScroll} role="log" aria-label={words.log} tabIndex={0}>
        {talk.length === 0 ? <p className={styles.nothing}>{words.nothingYet}</p> : null}
        {talk.map((message, i) =>
          isSpoken(message) ? (
            <ChatLine
              key={keyOf(message)}
              message={message}
              mine={message.from.id === own}
              goesOn={talk[i - 1]?.from?.id === message.from.id}
              muted={isMuted(message.from.id)}
              onTap={setAsking}
            />
          ) : (
            <p key={keyOf(message)} className={styles.told}>
              {message.text}
            </p>
          ),
        )}
      </div>
      {end.behind ? (
        <button type="button" className={styles.newer} onClick={end.toEnd}>
          {words.newer}
          <Icon name="chevron-down" />
        </button>
      ) : null}
      {muted.length === 0 ? null : (
        <button type="button" className={styles.mutes} onClick={() => setAsking('mutes')}>
          <Icon name="mute" />
          {words.muting(muted.length)}
        </button>
      )}
      <ChatForm link={link} onSaid={end.toEnd} />
      {asking === 'mutes' ? <MutedSheet link={link} onClose={() => setAsking(null)} /> : null}
      {asking !== null && asking !== 'mutes' ? (
        <SpeakerSheet link={link} message={asking} muted={isMuted(asking.from.id)} onClose={() => setAsking(null)} />
      ) : null}
    </section>
  );
};
