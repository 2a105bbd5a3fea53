import type { Profile, SignInShown } from '@sanh-rong/protocol';
import { useState } from 'react';
import { whenWords } from '../history/when.ts';
import { server } from '../link/socket-transport.ts';
import { becomeNobody } from '../net/me.ts';
import { post, request } from '../net/rest.ts';
import { useQuery } from '../net/use-query.ts';
import { useSubmit } from '../net/use-submit.ts';
import { Button } from '../parts/button.tsx';
import { Fault } from '../parts/notice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { deviceOf } from './device.ts';
import { PEOPLE_WORDS } from './messages/vi.ts';
import styles from './people.module.css';

const leave = (): void => {
  server.close();
  becomeNobody();
};

/** Where a person is signed in, and the ways out. */
export const SignIns = () => {
  const words = useWords(PEOPLE_WORDS);
  const language = useLanguage();
  const submission = useSubmit(words.unreachable);
  const query = useQuery<{ readonly signIns: readonly SignInShown[] }>('/api/me/sign-ins');
  if (query.state !== 'loaded') return null;
  const end = (id: string): Promise<boolean> =>
    submission.run(async () => {
      await request('DELETE', `/api/me/sign-ins/${id}`);
      query.again();
    });
  return (
    <section className={styles.part}>
      <h3>{words.signIns}</h3>
      <ul className={styles.lines}>
        {query.answer.signIns.map(({ id, userAgent, usedAt, current }) => (
          <li key={id}>
            <span>
              <strong>{deviceOf(userAgent) ?? words.unknownDevice}</strong>
              <small>{current ? words.here : words.lastUsed(whenWords(usedAt, Date.now(), language))}</small>
            </span>
            {current ? null : (
              <Button
                aria-label={words.endSignInOf(deviceOf(userAgent) ?? words.unknownDevice)}
                disabled={submission.busy}
                onClick={() => void end(id)}
              >
                {words.endSignIn}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Fault>{submission.fault?.message}</Fault>
    </section>
  );
};

/** Signing out; a guest is asked once more, for there is no way back to a guest. */
export const SignOut = ({ person }: { readonly person: Profile }) => {
  const words = useWords(PEOPLE_WORDS);
  const submission = useSubmit(words.unreachable);
  const [warned, setWarned] = useState(false);
  const signOut = (path: string): Promise<boolean> =>
    submission.run(async () => {
      await post(path);
      leave();
    });
  const sure = !person.guest || warned;
  return (
    <section className={styles.part}>
      <div className={styles.actions}>
        <Button
          weight={warned ? 'danger' : 'plain'}
          disabled={submission.busy}
          onClick={() => (sure ? void signOut('/api/sign-out') : setWarned(true))}
        >
          {warned ? words.signOutGuestYes : words.signOut}
        </Button>
        {person.guest ? null : (
          <Button disabled={submission.busy} onClick={() => void signOut('/api/sign-out-everywhere')}>
            {words.signOutEverywhere}
          </Button>
        )}
      </div>
      <p className={warned ? styles.fault : styles.soft} role={warned ? 'alert' : undefined}>
        {submission.fault?.message ?? (warned ? words.signOutGuest : person.guest ? '' : words.signOutEverywhereNote)}
      </p>
    </section>
  );
};
