import type { BotSummary } from '@sanh-rong/protocol';
import { useState } from 'react';
import { request } from '../net/rest.ts';
import { useSubmit } from '../net/use-submit.ts';
import { FormSheet } from '../parts/form-sheet.tsx';
import { Fault } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import styles from './bots.module.css';
import { DetailsFields, faultOfWhole } from './details-fields.tsx';
import { BOTS_WORDS } from './messages/vi.ts';

interface DetailsSheetProps {
  readonly bot: BotSummary;
  readonly onClose: () => void;
  readonly onSaved: (bot: BotSummary) => void;
}

/** Another name, another description. */
export const DetailsSheet = ({ bot, onClose, onSaved }: DetailsSheetProps) => {
  const words = useWords(BOTS_WORDS);
  const submission = useSubmit();
  const [details, setDetails] = useState({ name: bot.name, description: bot.description });
  const save = (): Promise<boolean> =>
    submission.run(async () => {
      onSaved(await request<BotSummary>('PATCH', `/api/bots/${bot.id}`, details));
      onClose();
    });
  const fault = faultOfWhole(submission.fault);
  return (
    <FormSheet
      title={words.detailsTitle}
      go={submission.busy ? words.saving : words.save}
      disabled={submission.busy}
      className={styles.form}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <DetailsFields value={details} fault={submission.fault} onChange={setDetails} />
      <Fault>{fault}</Fault>
    </FormSheet>
  );
};
