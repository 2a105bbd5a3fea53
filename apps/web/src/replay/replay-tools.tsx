import type { Seat } from '@sanh-rong/engine';
import { lazy, Suspense, useId, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { PLAY_ON_WORDS } from '../practice/play-on/messages/vi.ts';
import { useCopying } from '../results/copying.ts';
import { fullNameAt } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { REPLAY_WORDS } from './messages/vi.ts';
import { writeMoment } from './moment.ts';
import type { Past } from './past.ts';
import styles from './replay-table.module.css';

const PlayOnSheet = lazy(() =>
  import('../practice/play-on/play-on-sheet.tsx').then(({ PlayOnSheet: sheet }) => ({ default: sheet })),
);

interface ReplayToolsProps {
  readonly past: Past;
  readonly move: number;
  /** The seat the viewer chose to look from; null: their own, or the first. */
  readonly seat: Seat | null;
  readonly bottom: Seat;
  readonly onSeat: (seat: Seat) => void;
  readonly onBots: (() => void) | null;
  /** What the bots thought is shown. */
  readonly asksBots: boolean;
  readonly onCheck: (() => void) | null;
  readonly onReview: () => void;
  readonly isReviewing: boolean;
}

/** A link for others: it names the moment, not the language of the person who copied it. */
const linkTo = (move: number, seat: Seat | null): string => {
  const { origin, pathname, search } = location;
  const asked = new URLSearchParams(search);
  asked.delete('lang');
  return `${origin}${pathname}${writeMoment({ move, seat }, asked.toString())}`;
};

/** From a moment of a game that is over; its end has nothing left. */
const PlayOnButton = ({ past, move, seat }: Pick<ReplayToolsProps, 'past' | 'move' | 'seat'>) => {
  const words = useWords(PLAY_ON_WORDS);
  const [isOpen, setOpen] = useState(false);
  const last = past.steps.length - 1;
  if (last === 0 || past.steps[last].view.result === null) return null;
  return (
    <>
      <Button icon={<Icon name="cards" />} disabled={move === last} onClick={() => setOpen(true)}>
        {words.playOn}
      </Button>
      {isOpen ? (
        <Suspense>
          <PlayOnSheet past={past} move={move} seat={seat} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};

/** What can be done with a replay besides looking at it. */
export const ReplayTools = (props: ReplayToolsProps) => {
  const { past, move, seat, bottom, onSeat, onBots, asksBots, onCheck, onReview, isReviewing } = props;
  const words = useWords(REPLAY_WORDS);
  const language = useLanguage();
  const select = useId();
  const [wanted, setWanted] = useState('');
  const { copied, copy } = useCopying();
  const take = (text: string): void => {
    setWanted(text);
    copy(text);
  };
  const { text } = past;
  return (
    <div className={styles.tools}>
      <div className={styles.viewpoint}>
        <label htmlFor={select}>{words.viewpoint}</label>
        <select id={select} value={bottom} onChange={(event) => onSeat(Number(event.target.value))}>
          {past.seats.map((_, each) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <option key={each} value={each}>
              {fullNameAt(past.seats, each, language)}
            </option>
          ))}
        </select>
      </div>
      <Button icon={<Icon name="bulb" />} aria-expanded={isReviewing} onClick={onReview}>
        {words.review}
      </Button>
      <PlayOnButton past={past} move={move} seat={seat} />
      <Button icon={<Icon name="link" />} onClick={() => take(linkTo(move, seat))}>
        {words.copyLink}
      </Button>
      {text === null ? null : (
        <Button icon={<Icon name="copy" />} onClick={() => take(text)}>
          {words.copyText}
        </Button>
      )}
      {onBots === null ? null : (
        <Button icon={<Icon name="bot" />} aria-expanded={asksBots} onClick={onBots}>
          {words.bots}
        </Button>
      )}
      {onCheck === null ? null : (
        <Button icon={<Icon name="shield-check" />} onClick={onCheck}>
          {words.check}
        </Button>
      )}
      <span role="status">{copied === 'copied' ? words.copied : ''}</span>
      {copied === 'failed' ? (
        <label className={styles.uncopied}>
          {words.copyFailed}
          <textarea readOnly value={wanted} onFocus={(event) => event.target.select()} />
        </label>
      ) : null}
    </div>
  );
};
