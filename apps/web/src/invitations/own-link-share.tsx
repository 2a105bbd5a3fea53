import type { InvitationAnswer } from '@sanh-rong/protocol';
import { useState } from 'react';
import { LinkShare } from '../lobby/link-share.tsx';
import { post } from '../net/rest.ts';
import { useQuery } from '../net/use-query.ts';
import { useSubmit } from '../net/use-submit.ts';
import { Button } from '../parts/button.tsx';
import { Fault, Loading } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import styles from './invitations.module.css';
import { INVITATION_WORDS } from './messages/vi.ts';

type Own = InvitationAnswer<'own'>;

/** The address of one's own link. */
const linkAddress = (link: string): string => `${location.origin}/i/${link}`;

/** Another link, after a second thought. */
const Renew = ({ onRenewed }: { readonly onRenewed: () => void }) => {
  const words = useWords(INVITATION_WORDS);
  const [state, setState] = useState<'idle' | 'sure' | 'done'>('idle');
  const { busy, fault, run } = useSubmit(words.ownFailed);
  const renew = async (): Promise<void> => {
    const isDone = await run(async () => {
      await post<Own>('/api/me/link');
      onRenewed();
    });
    setState(isDone ? 'done' : 'idle');
  };
  return (
    <div className={styles.renew}>
      {state === 'sure' ? (
        <>
          <p className={styles.soft}>{words.renewAsk}</p>
          <Button weight="danger" disabled={busy} onClick={() => void renew()}>
            {words.renewYes}
          </Button>
          <Button onClick={() => setState('idle')}>{words.renewNo}</Button>
        </>
      ) : (
        <Button weight="quiet" onClick={() => setState('sure')}>
          {words.renew}
        </Button>
      )}
      <p className={styles.soft} role="status">
        {state === 'done' ? words.renewed : ''}
      </p>
      <Fault>{fault?.message}</Fault>
    </div>
  );
};

/** The link that always leads to one's own table, and the ways to send it. */
export const OwnLinkShare = () => {
  const words = useWords(INVITATION_WORDS);
  const query = useQuery<Own>('/api/me/link');
  if (query.state === 'loading') return <Loading />;
  if (query.state !== 'loaded') {
    return (
      <div className={styles.renew} role="status">
        <p>{query.state === 'refused' ? query.error.message : words.ownFailed}</p>
        <Button onClick={query.again}>{words.tryAgain}</Button>
      </div>
    );
  }
  return (
    <div className={styles.own}>
      <LinkShare
        url={linkAddress(query.answer.link)}
        label={words.ownLink}
        qrLabel={words.ownQr}
        title={words.ownShareTitle}
        text={words.ownShareText}
      >
        <p className={styles.soft}>{words.ownNote}</p>
      </LinkShare>
      <Renew onRenewed={query.again} />
    </div>
  );
};
