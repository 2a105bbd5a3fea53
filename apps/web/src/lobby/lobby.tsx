import type { RestAnswer } from '@sanh-rong/protocol';
import type { TableView } from '@sanh-rong/table';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import type { Feed, TableLink } from '../link/table-link.ts';
import { useMe } from '../net/me.ts';
import { useQuery } from '../net/use-query.ts';
import { IconButton } from '../parts/button.tsx';
import { Loading } from '../parts/notice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { TALK_WORDS } from '../talk/messages/vi.ts';
import { useUnread } from '../talk/unread.ts';
import { useWords } from '../words/words.ts';
import { Door } from './door.tsx';
import styles from './lobby.module.css';
import { LOBBY_WORDS } from './messages/vi.ts';
import { Room, useWide } from './room.tsx';

const Chat = lazy(() => import('../talk/chat.tsx').then(({ Chat: part }) => ({ default: part })));

interface LobbyProps {
  readonly link: TableLink;
  readonly feed: Feed;
  readonly view: TableView;
}

/** A table before its first card: the door for those who come, the waiting room for those who sit. */
export const Lobby = ({ link, feed, view }: LobbyProps) => {
  const words = useWords(LOBBY_WORDS);
  const talkWords = useWords(TALK_WORDS);
  const wide = useWide();
  const [talking, setTalking] = useState(false);
  const query = useQuery<RestAnswer<'rules'>>('/api/rules');
  const rules = query.state === 'loaded' ? query.answer : null;
  const { again } = query;
  const unread = useUnread(feed, wide || talking);
  const { home } = link.transport;
  const own = useMe(({ person }) => person?.id);
  // A host may watch the table they keep.
  const isHost = view.host !== null && view.host === own;
  // What could not be read while the connection was broken.
  const missing = rules === null && feed.connection === 'open' && query.state !== 'loading';
  useEffect(() => {
    if (missing) again();
  }, [missing, again]);

  const button =
    wide || home ? null : (
      <span className={styles.talk}>
        <IconButton
          label={unread > 0 ? `${words.chat}, ${talkWords.unread(unread)}` : words.chat}
          icon={<Icon name="chat" />}
          onClick={() => setTalking(true)}
        />
        {unread > 0 ? (
          <span className={styles.unread} aria-hidden="true">
            {Math.min(unread, 99)}
          </span>
        ) : null}
      </span>
    );
  const panel =
    wide && !home ? (
      <aside className={styles.chat}>
        <Suspense fallback={<Loading />}>
          <Chat link={link} feed={feed} />
        </Suspense>
      </aside>
    ) : null;
  const parts = { link, view, rules, chat: { button, panel } };
  return (
    <>
      {view.you === null && !isHost ? <Door {...parts} /> : <Room {...parts} />}
      {talking && !wide ? (
        <Sheet title={words.chat} onClose={() => setTalking(false)}>
          <div className={styles.talkSheet}>
            <Suspense fallback={<Loading />}>
              <Chat link={link} feed={feed} />
            </Suspense>
          </div>
        </Sheet>
      ) : null}
    </>
  );
};
