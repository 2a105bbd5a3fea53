import { Icon } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import { canShare, useCopying } from './copying.ts';
import { RESULT_WORDS } from './messages/index.ts';
import styles from './session-result.module.css';

/** The result for friends: through the device's own share sheet, or copied. */
export const ShareButtons = ({ text }: { readonly text: string }) => {
  const words = useWords(RESULT_WORDS);
  const { copied, copy } = useCopying();
  return (
    <>
      {canShare(text) ? (
        <Button
          icon={<Icon name="share" />}
          // Whoever changes their mind in the share sheet has not failed at anything.
          onClick={() => void navigator.share({ title: words.shareTitle, text }).catch(() => {})}
        >
          {words.share}
        </Button>
      ) : null}
      <Button icon={<Icon name={copied === 'copied' ? 'check' : 'copy'} />} onClick={() => copy(text)}>
        {copied === 'copied' ? words.copied : words.copy}
      </Button>
      <span className="only-read" role="status">
        {copied === 'copied' ? words.copied : ''}
      </span>
      {copied === 'failed' ? (
        <p className={styles.shared} role="alert">
          {words.copyFailed} <span>{text}</span>
        </p>
      ) : null}
    </>
  );
};
