import type { Profile, SignInShown } from '@sanh-rong/protocol';
import { useState } from 'react';
import { whenWords } from '../history/when.ts';
import { server } from '../link/socket-transport.ts';
import { becomeNobody } from '../net/me.ts';
import { ask, post } from '../net/rest.ts';
import { useAnswer } from '../net/use-answer.ts';
import { Button } from '../parts/button.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { deviceOf } from './device.ts';
import { PEOPLE_WORDS } from './messages/index.ts';
import styles from './people.module.css';
import { useDeed } from './use-deed.ts';

const leave = (): void => {
  server.close();
  becomeNobody();
};

/** Where somebody is signed in, and the ways out. */
export const SignIns = () => {
  const words = useWords(PEOPLE_WORDS);
  const language = useLanguage();
  const deed = useDeed();
  const asked = useAnswer<{ readonly signIns: readonly SignInShown[] }>('/api/me/sign-ins');
  if (asked.state !== 'answered') return null;
  const end = (id: string): Promise<void> =>
    deed.run(async () => {
      await ask('DELETE', `/api/me/sign-ins/${id}`);
      asked.again();
    });
  return (
    <section className={styles.part}>
      <h3>{words.signIns}</h3>
      <ul className={styles.lines}>
        {asked.answer.signIns.map(({ id, userAgent, usedAt, current }) => (
          <li key={id}>
            <span>
              <strong>{deviceOf(userAgent) ?? words.unknownDevice}</strong>
              <small>{current ? words.here : words.lastUsed(whenWords(usedAt, Date.now(), language))}</small>
            </span>
            {current ? null : (
              <Button
                aria-label={words.endSignInOf(deviceOf(userAgent) ?? words.unknownDevice)}
                disabled={deed.busy}
                onClick={() => void end(id)}
              >
                {words.endSignIn}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {deed.fault === null ? null : (
        <p className={styles.fault} role="alert">
          {deed.fault}
        </p>
      )}
    </section>
  );
};

/** Signing out; a guest is asked once more, for nobody can come back as a guest. */
export const SignOut = ({ person }: { readonly person: Profile }) => {
  const words = useWords(PEOPLE_WORDS);
  const deed = useDeed();
  const [warned, setWarned] = useState(false);
  const signOut = (path: string): Promise<void> =>
    deed.run(async () => {
      await post(path);
      leave();
    });
  const sure = !person.guest || warned;
  return (
    <section className={styles.part}>
      <div className={styles.actions}>
        <Button
          weight={warned ? 'danger' : 'plain'}
          disabled={deed.busy}
          onClick={() => (sure ? void signOut('/api/sign-out') : setWarned(true))}
        >
          {warned ? words.signOutGuestYes : words.signOut}
        </Button>
        {person.guest ? null : (
          <Button disabled={deed.busy} onClick={() => void signOut('/api/sign-out-everywhere')}>
            {words.signOutEverywhere}
          </Button>
        )}
      </div>
      <p className={warned ? styles.fault : styles.soft} role={warned ? 'alert' : undefined}>
        {deed.fault ?? (warned ? words.signOutGuest : person.guest ? '' : words.signOutEverywhereNote)}
      </p>
    </section>
  );
};
