import type { ReportReason } from '@sanh-rong/protocol';
import { useState } from 'react';
import { Icon } from '../art/icons.tsx';
import type { TableLink } from '../link/table-link.ts';
import { accepted, useSubmit } from '../net/use-submit.ts';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useWords } from '../words/words.ts';
import styles from './chat.module.css';
import type { Spoken } from './chat-line.tsx';
import { TALK_WORDS } from './messages/vi.ts';
import { mute, unmute } from './mutes.ts';

const REASONS: readonly ReportReason[] = ['spam', 'abuse', 'cheating', 'other'];

interface SpeakerSheetProps {
  readonly link: TableLink;
  readonly message: Spoken;
  readonly muted: boolean;
  readonly onClose: () => void;
}

/** What can be done about a person who says things one would rather not hear. */
export const SpeakerSheet = ({ link, message, muted, onClose }: SpeakerSheetProps) => {
  const words = useWords(TALK_WORDS);
  const [reported, setReported] = useState(false);
  const { fault, run } = useSubmit(words.noAnswer);
  const { from, id, text } = message;

  const hush = async (): Promise<void> => {
    if (await run(() => (muted ? unmute : mute)(link.transport, from))) onClose();
  };
  const report = async (reason: ReportReason): Promise<void> => {
    if (id === null) return;
    setReported(await run(() => accepted(link.transport.ask('report_message', { message: id, reason }))));
  };

  return (
    <Sheet title={from.name} onClose={onClose}>
      <div className={styles.sheet}>
        <blockquote className={styles.quote}>{text}</blockquote>
        <Button wide icon={<Icon name="mute" />} onClick={hush}>
          {muted ? words.unmute : words.mute}
        </Button>
        {muted ? null : <p className={styles.note}>{words.muteNote}</p>}
        {id === null ? null : reported ? (
          <p role="status">{words.reported}</p>
        ) : (
          <section className={styles.sheet}>
            <h3>{words.report}</h3>
            <p className={styles.note}>{words.reportNote}</p>
            <div className={styles.reasons}>
              {REASONS.map((reason) => (
                <Button key={reason} onClick={() => report(reason)}>
                  {words.reasons[reason]}
                </Button>
              ))}
            </div>
          </section>
        )}
        {fault === null ? null : (
          <p className={styles.fault} role="alert">
            {fault.message}
          </p>
        )}
      </div>
    </Sheet>
  );
};
