import { Icon } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { useCopying } from '../results/copying.ts';
import { useWords } from '../words/words.ts';
import { PEOPLE_WORDS } from './messages/vi.ts';

/** Takes a text along. */
export const CopyButton = ({ text }: { readonly text: string }) => {
  const words = useWords(PEOPLE_WORDS);
  const { copied, copy } = useCopying();
  return (
    <>
      <Button icon={<Icon name={copied === 'copied' ? 'check' : 'copy'} />} onClick={() => copy(text)}>
        {copied === 'copied' ? words.copied : words.copy}
      </Button>
      <span className={copied === 'failed' ? undefined : 'only-read'} role="status">
        {copied === 'copied' ? words.copied : copied === 'failed' ? words.copyFailed : ''}
      </span>
    </>
  );
};
