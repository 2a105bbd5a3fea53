import type { BotSummary } from '@sanh-rong/protocol';
import { useId, useState } from 'react';
import { request } from '../net/rest.ts';
import { useSubmit } from '../net/use-submit.ts';
import { Button } from '../parts/button.tsx';
import { Fault } from '../parts/notice.tsx';
import { Sheet } from '../parts/sheet.tsx';
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
  const form = useId();
  const [details, setDetails] = useState({ name: bot.name, description: bot.description });
  const save = (): Promise<boolean> =>
    submission.run(async () => {
      onSaved(await request<BotSummary>('PATCH', `/api/bots/${bot.id}`, details));
      onClose();
    });
  const fault = faultOfWhole(submission.fault);
  return (
    <Sheet
      title={words.detailsTitle}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={form} weight="primary" disabled={submission.busy}>
            {submission.busy ? words.saving : words.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DetailsFields value={details} fault={submission.fault} onChange={setDetails} />
        <Fault>{fault}</Fault>
      </form>
    </Sheet>
  );
};
