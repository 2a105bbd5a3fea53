import type { TableView } from '@sanh-rong/table';
import { useId } from 'react';
import { Icon } from '../art/icons.tsx';
import type { TableLink } from '../link/table-link.ts';
import { accepted, useSubmit } from '../net/use-submit.ts';
import { Button } from '../parts/button.tsx';
import { useSettling } from '../parts/settling.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { useChangedRules } from './changed-rules.ts';
import styles from './lobby.module.css';
import { LOBBY_WORDS } from './messages/vi.ts';
import { startStatus } from './start-status.ts';
import { isPersonSeat, waitingFor } from './waiting.ts';

interface StartBarProps {
  readonly link: TableLink;
  readonly view: TableView;
  readonly isHost: boolean;
  /** Enough are here to play without those who would sit in the empty seats. */
  readonly mayDrop: boolean;
  readonly onInvite?: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** The one thing to do now, at the thumb. */
export const StartBar = ({ link, view, isHost, mayDrop, onInvite, onLeave }: StartBarProps) => {
  const words = useWords(LOBBY_WORDS);
  const language = useLanguage();
  const about = useId();
  const { busy, fault, run } = useSubmit(words.noAnswer);
  const seat = view.you === null ? undefined : view.seats[view.you];
  const ready = isPersonSeat(seat) && seat.ready;
  const counting = view.phase === 'ready';
  const mayStart = waitingFor(view).for === 'host';
  const changed = useChangedRules(link);
  const means = counting || (ready && !isHost) ? 'stop' : isHost ? 'start' : 'ready';
  // The button beside it moves it as well.
  const settling = useSettling(`${means} ${onInvite === undefined}`);

  /** A host who starts is ready; saying so brings the host's own text into the shuffle. */
  const start = async (): Promise<void> => {
    if (!mayStart || busy) return;
    // A host who watches has nothing to bring into the shuffle.
    const brings = view.you !== null && (!ready || view.fair.pledges[view.you] === null);
    await run(async () => {
      if (brings) await accepted(link.ready(true));
      await accepted(link.start());
    });
  };

  const setReady = (isReady: boolean): void => {
    if (!busy) void run(() => accepted(link.ready(isReady)));
  };

  const button = () => {
    if (counting && view.you === null) return null;
    if (means === 'stop') {
      return (
        <Button wide settling={settling} aria-disabled={busy} onClick={() => setReady(false)}>
          {words.stop}
        </Button>
      );
    }
    if (means === 'ready') {
      return (
        <Button
          wide
          weight="primary"
          icon={<Icon name="check" />}
          settling={settling}
          aria-disabled={busy}
          onClick={() => setReady(true)}
        >
          {words.iAmReady}
        </Button>
      );
    }
    return (
      <Button
        wide
        weight="primary"
        icon={<Icon name="play" />}
        settling={settling}
        aria-disabled={!mayStart || busy}
        aria-describedby={about}
        onClick={start}
      >
        {words.start}
      </Button>
    );
  };

  return (
    <footer className={styles.bottom}>
      <p
        id={about}
        className={fault === null ? styles.status : styles.fault}
        role={fault === null ? 'status' : 'alert'}
      >
        {fault?.message ?? startStatus({ view, isHost, mayDrop, ready, changed }, language)}
      </p>
      <div className={styles.doing}>
        <Button className={styles.leave} icon={<Icon name="leave" />} aria-label={words.leave} onClick={onLeave}>
          {words.leave}
        </Button>
        {onInvite === undefined ? null : (
          <Button
            wide
            weight={isHost && !mayStart ? 'primary' : 'plain'}
            icon={<Icon name="share" />}
            onClick={onInvite}
          >
            {words.invite}
          </Button>
        )}
        {button()}
      </div>
    </footer>
  );
};
