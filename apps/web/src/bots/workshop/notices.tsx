import { useState } from 'react';
import { Icon } from '../../art/icons.tsx';
import { Button, IconButton } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useLeavingQuestion } from '../../shell/leaving.ts';
import { useWords } from '../../words/words.ts';
import { WORKSHOP_WORDS } from './messages/vi.ts';
import { lacksTypes, withTypes } from './types-hint.ts';
import type { Workshop } from './use-workshop.ts';
import styles from './workshop.module.css';

interface NoticesProps {
  readonly workshop: Workshop;
  /** Whether the editor that is used reads types at all. */
  readonly readsTypes: boolean;
}

/** What the author should know before they go on typing. */
export const Notices = ({ workshop, readsTypes }: NoticesProps) => {
  const words = useWords(WORKSHOP_WORDS);
  const [isDismissed, setDismissed] = useState(false);
  const { from, saved, text, setText, discard, settle } = workshop;
  return (
    <>
      {from === 'saved' ? null : (
        <div className={styles.notice} role="status">
          <Icon name="history" />
          <p>{from === 'behind' ? words.behind(saved.version) : words.restored}</p>
          <Button onClick={discard}>{words.backToSaved(saved.version)}</Button>
          <Button weight="quiet" onClick={settle}>
            {words.keepTyped}
          </Button>
        </div>
      )}
      {readsTypes && !isDismissed && lacksTypes(text) ? (
        <div className={styles.notice}>
          <Icon name="bulb" />
          <p>{words.noTypes}</p>
          <Button onClick={() => setText(withTypes(text))}>{words.addTypes}</Button>
          <IconButton label={words.dismiss} icon={<Icon name="close" />} onClick={() => setDismissed(true)} />
        </div>
      ) : null}
    </>
  );
};

interface SaveNoticesProps {
  readonly workshop: Workshop;
  readonly onCompare: (version: number) => void;
}

/** What came of saving, in front of every part of the workshop. */
export const SaveNotices = ({ workshop, onCompare }: SaveNoticesProps) => {
  const words = useWords(WORKSHOP_WORDS);
  const { saving, saved, overtaken, forgetOvertaken } = workshop;
  return (
    <>
      {saving.fault === null ? null : (
        <div className={styles.notice} data-bad role="alert">
          <Icon name="warning" />
          <p>{words.notSaved(saving.fault.message)}</p>
        </div>
      )}
      {overtaken === null ? null : (
        <div className={styles.notice} role="status">
          <Icon name="info" />
          <p>{words.overtaken(overtaken, saved.version)}</p>
          <Button
            aria-label={words.compareOf(overtaken)}
            onClick={() => {
              forgetOvertaken();
              onCompare(overtaken);
            }}
          >
            {words.compare}
          </Button>
          <IconButton label={words.seen} icon={<Icon name="close" />} onClick={forgetOvertaken} />
        </div>
      )}
    </>
  );
};

/** Asks an author who leaves code that is not saved. */
export const Leaving = ({ workshop }: { readonly workshop: Workshop }) => {
  const words = useWords(WORKSHOP_WORDS);
  const [go, setGo] = useState<(() => void) | null>(null);
  const { bot, isChanged, isKept, saving, save } = workshop;
  const ask = (leave: () => void, to: string): void => {
    // Practice plays with what is typed here, as long as the browser has it.
    if (isKept && to === `/practice/bot/${bot.id}`) leave();
    else setGo(() => leave);
  };
  useLeavingQuestion(isChanged ? ask : null);
  if (go === null) return null;
  const saveAndGo = async (): Promise<void> => {
    if (await save()) go();
    setGo(null);
  };
  return (
    <Sheet
      title={words.leavingTitle}
      onClose={() => setGo(null)}
      foot={
        <>
          <Button onClick={() => setGo(null)}>{words.stay}</Button>
          <Button
            onClick={() => {
              setGo(null);
              go();
            }}
          >
            {isKept ? words.justGo : words.loseAndGo}
          </Button>
          <Button weight="primary" disabled={saving.busy} onClick={() => void saveAndGo()}>
            {saving.busy ? words.saving : words.saveAndGo}
          </Button>
        </>
      }
    >
      <p>{isKept ? words.leavingText : words.leavingLoses}</p>
    </Sheet>
  );
};
