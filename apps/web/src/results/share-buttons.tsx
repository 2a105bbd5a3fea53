import { Icon } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { canShare, useCopying } from './copying.ts';
import styles from './session-result.module.css';

interface ShareButtonsProps {
  /** What is sent. */
  readonly text: string;
  /** Where it is found, if there is such a place: then that is what is copied. */
  readonly url?: string;
  readonly words: {
    readonly shareTitle: string;
    readonly share: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
  };
}

/** Something for friends: through the device's own share sheet, or copied. */
export const ShareButtons = ({ text, url, words }: ShareButtonsProps) => {
  const { copied, copy } = useCopying();
  const taken = url ?? text;
  const sent = { title: words.shareTitle, text, ...(url === undefined ? {} : { url }) };
  return (
    <>
      {canShare(text) ? (
        <Button
          icon={<Icon name="share" />}
          // A person who changes their mind in the share sheet has not failed at anything.
          onClick={() => void navigator.share(sent).catch(() => {})}
        >
          {words.share}
        </Button>
      ) : null}
      <Button icon={<Icon name={copied === 'copied' ? 'check' : 'copy'} />} onClick={() => copy(taken)}>
        {copied === 'copied' ? words.copied : words.copy}
      </Button>
      <span className="only-read" role="status">
        {copied === 'copied' ? words.copied : ''}
      </span>
      {copied === 'failed' ? (
        <p className={styles.shared} role="alert">
          {words.copyFailed} <span>{taken}</span>
        </p>
      ) : null}
    </>
  );
};
