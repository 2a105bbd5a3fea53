import { type CSSProperties, useState } from 'react';
import { Card } from '../cards/card.tsx';
import { Button } from '../parts/button.tsx';
import { Choice, Switch } from '../parts/choice.tsx';
import { prefer, usePreferences } from '../preferences/preferences.ts';
import { useWords } from '../words/words.ts';
import { SETTINGS_WORDS } from './messages/vi.ts';
import styles from './settings.module.css';

const PREVIEW = ['9s', '10h', 'Jd', 'Qc', '2h'] as const;

/** Everything as at the first visit, but in the language that is read now. */
const reset = (): void => {
  const { language: _, ...usual } = usePreferences.getInitialState();
  prefer(usual);
};

const CardsPart = () => {
  const words = useWords(SETTINGS_WORDS);
  const { deck, cardSize } = usePreferences();
  return (
    <fieldset className={styles.part}>
      <legend>{words.cards}</legend>
      <div
        className={styles.preview}
        role="img"
        aria-label={words.preview}
        style={{ '--card-width': cardSize === 'large' ? '72px' : '58px' } as CSSProperties}
      >
        {PREVIEW.map((card) => (
          <Card key={card} card={card} />
        ))}
      </div>
      <Choice
        label={words.deck}
        value={deck}
        options={[
          { value: 'two', label: words.two },
          { value: 'four', label: words.four },
        ]}
        onChange={(value) => prefer({ deck: value })}
      />
      <Choice
        label={words.cardSize}
        value={cardSize}
        options={[
          { value: 'normal', label: words.normal },
          { value: 'large', label: words.large },
        ]}
        onChange={(value) => prefer({ cardSize: value })}
      />
    </fieldset>
  );
};

const TablePart = () => {
  const words = useWords(SETTINGS_WORDS);
  const { hand, confirm, hints } = usePreferences();
  return (
    <fieldset className={styles.part}>
      <legend>{words.table}</legend>
      <Choice
        label={words.hand}
        value={hand}
        options={[
          { value: 'right', label: words.right },
          { value: 'left', label: words.left },
        ]}
        onChange={(value) => prefer({ hand: value })}
      />
      <Switch label={words.confirm} note={words.confirmNote} on={confirm} onChange={(on) => prefer({ confirm: on })} />
      <Switch label={words.hints} note={words.hintsNote} on={hints} onChange={(on) => prefer({ hints: on })} />
    </fieldset>
  );
};

const FeelPart = () => {
  const words = useWords(SETTINGS_WORDS);
  const { sound, haptics, motion } = usePreferences();
  return (
    <fieldset className={styles.part}>
      <legend>{words.feel}</legend>
      <Switch label={words.sound} note={words.soundNote} on={sound} onChange={(on) => prefer({ sound: on })} />
      <Switch label={words.haptics} note={words.hapticsNote} on={haptics} onChange={(on) => prefer({ haptics: on })} />
      <Choice
        label={words.motion}
        value={motion}
        options={[
          { value: 'system', label: words.system },
          { value: 'full', label: words.full },
          { value: 'reduced', label: words.reduced },
        ]}
        onChange={(value) => prefer({ motion: value })}
      />
    </fieldset>
  );
};

const LookPart = () => {
  const words = useWords(SETTINGS_WORDS);
  const { language, theme } = usePreferences();
  return (
    <div className={styles.part}>
      <Choice
        label={words.language}
        value={language}
        options={[
          { value: 'vi', label: <span lang="vi">{words.vi}</span> },
          { value: 'en', label: <span lang="en">{words.en}</span> },
        ]}
        onChange={(value) => prefer({ language: value })}
      />
      <Choice
        label={words.theme}
        value={theme}
        options={[
          { value: 'system', label: words.system },
          { value: 'light', label: words.light },
          { value: 'dark', label: words.dark },
        ]}
        onChange={(value) => prefer({ theme: value })}
      />
    </div>
  );
};

/** What the player shows at the table where they sit. */
interface OwnCount {
  readonly hidden: boolean;
  readonly onChange: (hidden: boolean) => void;
}

const CountPart = ({ hidden, onChange }: OwnCount) => {
  const words = useWords(SETTINGS_WORDS);
  return (
    <div className={styles.part}>
      <Switch label={words.hideCount} note={words.hideCountNote} on={hidden} onChange={onChange} />
    </div>
  );
};

/**
 * Everything that can be set to one's liking; each change shows at once. Also lies in a sheet at the table, with what
 * can be chosen there alone.
 */
export const SettingsList = ({ count = null }: { readonly count?: OwnCount | null }) => {
  const words = useWords(SETTINGS_WORDS);
  const [done, setDone] = useState(false);
  return (
    <div className={styles.list}>
      {count === null ? null : <CountPart {...count} />}
      <FeelPart />
      <CardsPart />
      <TablePart />
      <LookPart />
      <div className={styles.reset}>
        <Button
          onClick={() => {
            reset();
            setDone(true);
          }}
        >
          {words.reset}
        </Button>
        <p role="status">{done ? words.resetDone : ''}</p>
      </div>
    </div>
  );
};

export const SettingsPage = () => {
  const words = useWords(SETTINGS_WORDS);
  return (
    <section className={styles.page}>
      <h1>{words.title}</h1>
      <p className={styles.note}>{words.kept}</p>
      <SettingsList />
    </section>
  );
};
