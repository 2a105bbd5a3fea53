import type { Profile, RestAnswer } from '@sanh-rong/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Avatar } from '../art/avatar.tsx';
import { OwnGameList } from '../history/game-list.tsx';
import { useOwnGames } from '../history/own-games.ts';
import { PersonRatings } from '../leaders/person-ratings.tsx';
import { lookForMe, useMe } from '../net/me.ts';
import { useQuery } from '../net/use-query.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Loading, OfflineNotice } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import { ChangePasswordForm, GuestForm, RegisterForm, RenameForm, SignInForm } from './account-forms.tsx';
import { AvatarChoice } from './avatar-choice.tsx';
import { PEOPLE_WORDS } from './messages/vi.ts';
import styles from './people.module.css';
import { PersonHead } from './person-head.tsx';
import { SignIns, SignOut } from './sign-ins.tsx';
import { Statistics } from './statistics.tsx';

const OwnLinkPart = lazy(() =>
  import('../invitations/own-link-part.tsx').then(({ OwnLinkPart: part }) => ({ default: part })),
);

/** How many of one's games stand here. */
const SHOWN = 5;

/** Some of the figures that wait for a name. */
const FIGURES = ['rong', 'ga', 'khi', 'ho'];

const Nobody = () => {
  const words = useWords(PEOPLE_WORDS);
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <div className={styles.figures}>
          {FIGURES.map((figure) => (
            <Avatar key={figure} name={figure} kind="person" size={60} />
          ))}
        </div>
        <h1>{words.nobodyTitle}</h1>
        <p className={styles.soft}>{words.nobodyText}</p>
        <GuestForm />
      </section>
      <section className={styles.card}>
        <h2>{words.signInTitle}</h2>
        <p className={styles.soft}>{words.signInText}</p>
        <SignInForm />
      </section>
    </div>
  );
};

const OwnGamesPart = () => {
  const words = useWords(PEOPLE_WORDS);
  const own = useOwnGames('', SHOWN);
  return (
    <section className={styles.part}>
      <h2>{words.recent}</h2>
      {own.state === 'loading' ? <Loading /> : null}
      {own.state === 'loaded' && own.games.length === 0 ? (
        <>
          <p className={styles.soft}>{words.noOwnGames}</p>
          <div className={styles.actions}>
            <ButtonLink href="/">{words.playNow}</ButtonLink>
          </div>
        </>
      ) : null}
      {own.games.length > 0 ? (
        <>
          <OwnGameList own={{ ...own, games: own.games.slice(0, SHOWN), isMore: false }} />
          <div className={styles.actions}>
            <ButtonLink href="/games">{words.allMyGames}</ButtonLink>
          </div>
        </>
      ) : null}
    </section>
  );
};

/** How a guest gets an account. */
const GuestAccount = ({ onDone }: { readonly onDone: () => void }) => {
  const words = useWords(PEOPLE_WORDS);
  return (
    <>
      <section className={styles.card}>
        <h2>{words.keepTitle}</h2>
        <p className={styles.soft}>{words.keepText}</p>
        <RegisterForm onDone={onDone} />
      </section>
      <details className={styles.card}>
        <summary>{words.signInTitle}</summary>
        <p className={styles.soft}>{words.signInAsGuest}</p>
        <SignInForm />
      </details>
    </>
  );
};

const Account = ({ username }: { readonly username: string }) => {
  const words = useWords(PEOPLE_WORDS);
  const [changed, setChanged] = useState(false);
  return (
    <section className={styles.part}>
      <h2>{words.account}</h2>
      <SignIns key={String(changed)} />
      <details className={styles.card}>
        <summary>{words.changePassword}</summary>
        <ChangePasswordForm username={username} onDone={() => setChanged(true)} />
        <p role="status">{changed ? words.passwordChanged : ''}</p>
      </details>
    </section>
  );
};

const Somebody = ({ person }: { readonly person: Profile }) => {
  const words = useWords(PEOPLE_WORDS);
  const [renaming, setRenaming] = useState(false);
  const [registered, setRegistered] = useState(false);
  const query = useQuery<RestAnswer<'person'>>(`/api/people/${person.id}`);
  return (
    <div className={styles.page}>
      <PersonHead person={person} />
      {renaming ? (
        <RenameForm person={person} onDone={() => setRenaming(false)} />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setRenaming(true)}>{words.rename}</Button>
        </div>
      )}
      <details className={styles.card}>
        <summary>{words.changeAvatar}</summary>
        <AvatarChoice person={person} />
      </details>
      {registered ? (
        <p className={styles.good} role="status">
          {words.kept}
        </p>
      ) : null}
      {person.guest ? <GuestAccount onDone={() => setRegistered(true)} /> : null}
      <Suspense>
        <OwnLinkPart />
      </Suspense>
      <PersonRatings id={person.id} />
      {query.state === 'loaded' ? <Statistics statistics={query.answer.statistics} /> : null}
      <OwnGamesPart />
      {person.username === null ? null : <Account username={person.username} />}
      <SignOut person={person} />
    </div>
  );
};

/** Who is at this browser: name, account, how they have done. */
export const MePage = () => {
  const { state, person } = useMe();
  useEffect(() => void lookForMe(), []);
  if (person !== null) return <Somebody key={person.id} person={person} />;
  if (state === 'nobody') return <Nobody />;
  return state === 'offline' ? <OfflineNotice of="page" onAgain={() => void lookForMe()} /> : <Loading />;
};
