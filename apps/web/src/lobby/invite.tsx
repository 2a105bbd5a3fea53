import { ruleSetName } from '@sanh-rong/face/names';
import type { TableView } from '@sanh-rong/table';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './invite.module.css';
import { LOBBY_WORDS } from './messages/index.ts';
import { canShare, copyText, shareOut, spelled, tableAddress } from './share.ts';
import { useTableName } from './table-name.ts';

const QrCode = lazy(() => import('./qr-code.tsx').then(({ QrCode: code }) => ({ default: code })));

/** How long a button says that it has done its work (milliseconds). */
const SAID_FOR = 2_500;

/** All ways to bring somebody here: the link, its picture for cameras, its code for telling. */
export const Invite = ({ view }: { readonly view: TableView }) => {
  const words = useWords(LOBBY_WORDS);
  const language = useLanguage();
  const name = useTableName(view);
  const [copy, setCopy] = useState<'not yet' | 'done' | 'failed'>('not yet');
  useEffect(() => {
    if (copy !== 'done') return;
    const timer = setTimeout(() => setCopy('not yet'), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copy]);
  const { code, settings } = view;
  const url = tableAddress(code);
  const game = ruleSetName(settings.game, settings.ruleSet, language);
  return (
    <div className={styles.invite}>
      <Suspense fallback={<div className={styles.qr} />}>
        <QrCode className={styles.qr} text={url} label={words.qr} />
      </Suspense>
      <div className={styles.ways}>
        <p className={styles.note}>{words.inviteText}</p>
        <p>
          <span className={styles.note}>{words.inviteCode}</span>
          <strong className={styles.code}>{spelled(code)}</strong>
        </p>
        <input
          className={styles.link}
          readOnly
          value={url}
          aria-label={words.link}
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
            <Button
              weight="primary"
              icon={<Icon name="share" />}
              onClick={() => shareOut({ title: words.shareTitle(game), text: words.shareText(game, name), url })}
            >
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

export const InviteSheet = ({ view, onClose }: { readonly view: TableView; readonly onClose: () => void }) => {
  const words = useWords(LOBBY_WORDS);
  return (
    <Sheet title={words.invite} onClose={onClose}>
      <Invite view={view} />
    </Sheet>
  );
};
