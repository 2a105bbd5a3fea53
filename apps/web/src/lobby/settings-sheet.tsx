import type { RestAnswer } from '@sanh-rong/protocol';
import type { ChosenSettings, TableView } from '@sanh-rong/table';
import { lazy, Suspense, useState } from 'react';
import { usualLevel } from '../levels/usual-level.ts';
import type { TableLink } from '../link/table-link.ts';
import { accepted, useSubmit } from '../net/use-submit.ts';
import { Button } from '../parts/button.tsx';
import { Switch } from '../parts/choice.tsx';
import { Fault, Loading } from '../parts/notice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useWords } from '../words/words.ts';
import { freedBy } from './freed-seats.ts';
import styles from './lobby.module.css';
import { LOBBY_WORDS } from './messages/vi.ts';

const SettingsForm = lazy(() =>
  import('../create/settings-form.tsx').then(({ SettingsForm: form }) => ({ default: form })),
);

interface SettingsSheetProps {
  readonly link: TableLink;
  readonly view: TableView;
  readonly rules: RestAnswer<'rules'>;
  readonly onClose: () => void;
}

/** The host thinks again about what is played. */
export const SettingsSheet = ({ link, view, rules, onClose }: SettingsSheetProps) => {
  const words = useWords(LOBBY_WORDS);
  const { company: _, ...chosen } = view.settings;
  const [wish, setWish] = useState<ChosenSettings>(chosen);
  const [refills, setRefills] = useState(true);
  const { busy, fault, run } = useSubmit(words.noAnswer);
  const { emptied, gone } = freedBy(view, wish);
  const levels = rules.games.find(({ id }) => id === wish.game)?.levels ?? [];
  const save = async (): Promise<void> => {
    // Whether it is practice was settled when the table was opened.
    const settings = { ...wish, practice: view.settings.practice };
    const isSaved = await run(async () => {
      await accepted(link.command({ type: 'configure', settings }));
      for (const seat of refills && levels.length > 0 ? emptied : []) {
        await accepted(link.command({ type: 'seatPlayer', seat, level: usualLevel(levels) }));
      }
    });
    if (isSaved) onClose();
  };
  const foot = (
    <>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button weight="primary" disabled={busy} onClick={save}>
        {words.save}
      </Button>
    </>
  );
  return (
    <Sheet title={words.changeTitle} onClose={onClose} foot={foot}>
      <div className={styles.stack}>
        <Suspense fallback={<Loading />}>
          <SettingsForm value={wish} rules={rules} onChange={setWish} />
        </Suspense>
        {emptied.length === 0 ? null : (
          <div className={styles.stack}>
            <p role="status">{words.freesSeats(emptied.length)}</p>
            {levels.length === 0 ? null : <Switch label={words.refill} on={refills} onChange={setRefills} />}
          </div>
        )}
        {gone === 0 ? null : <p role="status">{words.dropsSeats(gone)}</p>}
        <p className={styles.note}>{words.changeNote}</p>
        <Fault>{fault?.message}</Fault>
      </div>
    </Sheet>
  );
};
