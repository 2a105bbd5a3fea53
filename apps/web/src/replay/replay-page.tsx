import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Icon } from '../art/icons.tsx';
import { type Companion, companionsIn } from '../invitations/companions.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/choice.tsx';
import { Loading, Notice, OfflineNotice } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import { REPLAY_WORDS } from './messages/vi.ts';
import type { Past } from './past.ts';
import styles from './replay-table.module.css';
import { ReplayTable } from './replay-table.tsx';
import { isPractice, type PastQuery, usePracticePast, useServedPast, useTextPast } from './use-past.ts';

/** The id under which a game is brought as a text: `/games/text?record=…`. */
const TEXT_ID = 'text';

const Shown = ({ sought }: { readonly sought: PastQuery }) => {
  const words = useWords(REPLAY_WORDS);
  switch (sought.state) {
    case 'loading':
      return <Loading />;
    case 'offline':
      return <OfflineNotice onAgain={sought.again} />;
    case 'found':
      return <ReplayTable past={sought.past} />;
    case 'refused':
      return (
        <Notice
          icon={<Icon name="history" size={40} />}
          title={words.noGameTitle}
          link={{ href: '/games', text: words.allGames }}
        >
          {sought.why}
        </Notice>
      );
  }
};

const InviteAgainPart = lazy(() =>
  import('../invitations/invite-again-part.tsx').then(({ InviteAgainPart: part }) => ({ default: part })),
);

/** The people with whom the viewer has played this game lately. */
const companionsOf = ({ seats, you, endedAt }: Past): readonly Companion[] => {
  const people = seats.map((seat) => (seat.kind === 'person' ? seat : null));
  const own = you === null ? null : (people[you]?.id ?? null);
  const met = people.map((each) => ({ person: each?.id ?? null, name: each?.name ?? '' }));
  return companionsIn({ endedAt: endedAt ?? 0, seats: met }, own, Date.now());
};

const Served = ({ id }: { readonly id: string }) => {
  const [, navigate] = useLocation();
  const sought = useServedPast(id);
  const companions = sought.state === 'found' ? companionsOf(sought.past) : [];
  return (
    <>
      <Shown sought={sought} />
      {companions.length === 0 ? null : (
        <Suspense>
          <InviteAgainPart game={id} companions={companions} onTable={(code) => navigate(`/t/${code}`)} />
        </Suspense>
      )}
    </>
  );
};
const Practised = ({ id }: { readonly id: string }) => <Shown sought={usePracticePast(id)} />;
const Read = ({ text }: { readonly text: string }) => <Shown sought={useTextPast(text)} />;

/** For a reader who has a game as a text. */
const Paste = () => {
  const words = useWords(REPLAY_WORDS);
  const [, go] = useLocation();
  const [text, setText] = useState('');
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        go(`/games/${TEXT_ID}?${new URLSearchParams({ record: text.trim() })}`);
      }}
    >
      <h1>{words.pasteTitle}</h1>
      <Field label={words.pasteLabel} note={words.pasteNote}>
        {(id, about) => (
          <textarea
            id={id}
            aria-describedby={about}
            value={text}
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button weight="primary" type="submit" disabled={text.trim() === ''}>
          {words.pasteOpen}
        </Button>
      </div>
    </form>
  );
};

/** A finished game, step by step: one of the server's, one practised on this device, or one brought as a text. */
export const ReplayPage = ({ id }: { readonly id: string }) => {
  const [search] = useSearchParams();
  if (id === TEXT_ID) {
    const record = search.get('record');
    return record === null ? <Paste /> : <Read key={record} text={record} />;
  }
  return isPractice(id) ? <Practised key={id} id={id} /> : <Served key={id} id={id} />;
};
