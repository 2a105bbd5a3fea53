import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import styles from './invite.module.css';
import { LOBBY_WORDS } from './messages/vi.ts';
import { canShare, copyText, shareOut } from './share.ts';

const QrCode = lazy(() => import('./qr-code.tsx').then(({ QrCode: code }) => ({ default: code })));

/** How long a button says that it has done its work (milliseconds). */
const SAID_FOR = 2_500;

interface LinkShareProps {
  readonly url: string;
  /** What the link and its picture are called. */
  readonly label: string;
  readonly qrLabel: string;
  /** What is sent along. */
  readonly title: string;
  readonly text: string;
  /** Stands above the link. */
  readonly children?: ReactNode;
}

/** All ways to bring a link to a friend: its picture for cameras, the link itself, copied or sent. */
export const LinkShare = ({ url, label, qrLabel, title, text, children }: LinkShareProps) => {
  const words = useWords(LOBBY_WORDS);
  const [copy, setCopy] = useState<'not yet' | 'done' | 'failed'>('not yet');
  useEffect(() => {
    if (copy !== 'done') return;
    const timer = setTimeout(() => setCopy('not yet'), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copy]);
  return (
    <div className={styles.invite}>
      <Suspense fallback={<div className={styles.qr} />}>
        <QrCode className={styles.qr} text={url} label={qrLabel} />
      </Suspense>
      <div className={styles.ways}>
        {children}
        <input
          className={styles.link}
          readOnly
          value={url}
          aria-label={label}
          onFocus={({ target }) => target.select()}
        />
        <div className={styles.buttons}>
          <Button
            weight={canShare() ? 'plain' : 'primary'}
            icon={<Icon name={copy === 'done' ? 'check' : 'copy'} />}
            onClick={async () => setCopy((await copyText(url)) ? 'done' : 'failed')}
          >
            {copy === 'done' ? words.copied : words.copy}
          </Button>
          {canShare() ? (
            <Button weight="primary" icon={<Icon name="share" />} onClick={() => shareOut({ title, text, url })}>
              {words.share}
            </Button>
          ) : null}
        </div>
        <p className={styles.said} role="status">
          {copy === 'failed' ? words.copyByHand : ''}
          {copy === 'done' ? <span className="only-read">{words.copied}</span> : null}
        </p>
      </div>
    </div>
  );
};
