import type { InvitationAnswer } from '@sanh-rong/protocol';
import { useState } from 'react';
import { LinkShare } from '../lobby/link-share.tsx';
import { post, Refused } from '../net/rest.ts';
import { useAnswer } from '../net/use-answer.ts';
import { Button } from '../parts/button.tsx';
import { Loading } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import styles from './invitations.module.css';
import { INVITATION_WORDS } from './messages/index.ts';

type Own = InvitationAnswer<'own'>;

/** Where one's own link is found by whoever gets it. */
const linkAddress = (link: string): string => `${location.origin}/i/${link}`;

/** Another link, after a second thought. */
const Renew = ({ onRenewed }: { readonly onRenewed: () => void }) => {
  const words = useWords(INVITATION_WORDS);
  const [state, setState] = useState<'idle' | 'sure' | 'renewing' | 'done'>('idle');
  const [fault, setFault] = useState<string | null>(null);
  const renew = async (): Promise<void> => {
    setState('renewing');
    setFault(null);
    try {
      await post<Own>('/api/me/link');
      onRenewed();
      setState('done');
    } catch (error) {
      setFault(error instanceof Refused ? error.message : words.ownFailed);
      setState('idle');
    }
  };
  return (
    <div className={styles.renew}>
      {state === 'sure' || state === 'renewing' ? (
        <>
          <p className={styles.soft}>{words.renewAsk}</p>
          <Button weight="danger" disabled={state === 'renewing'} onClick={() => void renew()}>
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
      {fault === null ? null : (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
};

/** The link that always leads to one's own table, and the ways to send it. */
export const OwnLinkShare = () => {
  const words = useWords(INVITATION_WORDS);
  const asked = useAnswer<Own>('/api/me/link');
  if (asked.state === 'asking') return <Loading />;
  if (asked.state !== 'answered') {
    return (
      <div className={styles.renew} role="status">
        <p>{asked.state === 'refused' ? asked.error.message : words.ownFailed}</p>
        <Button onClick={asked.again}>{words.tryAgain}</Button>
      </div>
    );
  }
  return (
    <div className={styles.own}>
      <LinkShare
        url={linkAddress(asked.answer.link)}
        label={words.ownLink}
        qrLabel={words.ownQr}
        title={words.ownShareTitle}
        text={words.ownShareText}
      >
        <p className={styles.soft}>{words.ownNote}</p>
      </LinkShare>
      <Renew onRenewed={asked.again} />
    </div>
  );
};
