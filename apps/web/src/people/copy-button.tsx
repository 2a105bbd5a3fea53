import { useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import { PEOPLE_WORDS } from './messages/index.ts';

/** Takes a text along. */
export const CopyButton = ({ text }: { readonly text: string }) => {
  const words = useWords(PEOPLE_WORDS);
  const [copied, setCopied] = useState(false);
  return (
    <Button
      icon={<Icon name={copied ? 'check' : 'copy'} />}
      onClick={() =>
        void navigator.clipboard?.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      {copied ? words.copied : words.copy}
    </Button>
  );
};
