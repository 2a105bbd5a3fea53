import { Button, ButtonLink } from '../parts/button.tsx';
import { useSettling } from '../parts/settling.ts';
import { useWords } from '../words/words.ts';
import type { Ending } from './ending.ts';
import { TABLE_WORDS } from './messages/vi.ts';

interface GoOnProps {
  readonly ending: Pick<Ending, 'next' | 'goOn'>;
  readonly wide?: boolean | undefined;
}

/** Away from a result that is read, to what has become of the table meanwhile. */
export const GoOn = ({ ending, wide }: GoOnProps) => {
  const words = useWords(TABLE_WORDS);
  const { next, goOn } = ending;
  // It comes in the place of "once more", and when the table wants it.
  const settling = useSettling(`go on: ${next}`);
  if (next === null) return null;
  if (next === 'closed') {
    return (
      <ButtonLink href="/new" weight="primary" wide={wide} settling={settling}>
        {words.createOwn}
      </ButtonLink>
    );
  }
  return (
    <Button weight="primary" wide={wide} settling={settling} onClick={goOn}>
      {words.goOn[next]}
    </Button>
  );
};
