import { Icon } from '../art/icons.tsx';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import { STRANGERS_WORDS } from './messages/vi.ts';
import type { Lost } from './news.ts';
import { TroubleLine } from './trouble-line.tsx';
import { useFinding } from './use-finding.ts';

interface LostSeatProps {
  readonly why: Lost | 'closed';
  /** What is played here: the same is looked for elsewhere. */
  readonly game: string;
}

/** There is no seat here any more, and the next is one tap away. */
export const LostSeat = ({ why, game }: LostSeatProps) => {
  const words = useWords(STRANGERS_WORDS);
  const { isFinding, trouble, find } = useFinding();
  return (
    <Notice
      of="screen"
      icon={<Icon name="table" />}
      title={words.lost[why].title}
      actions={
        <>
          <ButtonLink href="/">{words.home}</ButtonLink>
          <Button weight="primary" disabled={isFinding} onClick={() => void find({ game })}>
            {isFinding ? words.finding : words.find}
          </Button>
        </>
      }
    >
      {words.lost[why].text} {trouble === null ? null : <TroubleLine trouble={trouble} />}
    </Notice>
  );
};
