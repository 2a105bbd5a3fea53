import { type CSSProperties, useState } from 'react';
import { Card } from '../cards/card.tsx';
import { Button } from '../parts/button.tsx';
import { Choice, Switch } from '../parts/choice.tsx';
import { type Preferences, prefer, usePreferences } from '../preferences/preferences.ts';
import { useWords } from '../words/words.ts';
import { SETTINGS_WORDS } from './messages/vi.ts';
import styles from './settings.module.css';

const PREVIEW = ['9s', '10h', 'Jd', 'Qc', '2h'] as const;

/** Everything as at the first visit, but in the language that is read now. */
const reset = (): void => {
  const { language: _, ...usual } = usePreferences.getInitialState();
  prefer(usual);
};

type Chosen = 'deck' | 'cardSize' | 'hand' | 'motion' | 'theme';
type Switched = 'confirm' | 'hints' | 'sound' | 'haptics';

const PreferenceChoice = <Name extends Chosen>({ of, from }: { of: Name; from: readonly Preferences[Name][] }) => {
  const words = useWords(SETTINGS_WORDS);
  return (
    <Choice
      label={words[of]}
      value={usePreferences((preferences) => preferences[of])}
      options={from.map((value) => ({ value, label: words[value] }))}
      onChange={(value) => prefer({ [of]: value })}
    />
  );
};

const PreferenceSwitch = ({ of }: { of: Switched }) => {
  const words = useWords(SETTINGS_WORDS);
  return (
    <Switch
      label={words[of]}
      note={words[`${of}Note`]}
      on={usePreferences((preferences) => preferences[of])}
      onChange={(on) => prefer({ [of]: on })}
    />
  );
};

const CardsPart = () => {
  const words = useWords(SETTINGS_WORDS);
  const { cardSize } = usePreferences();
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
      <PreferenceChoice of="deck" from={['two', 'four']} />
      <PreferenceChoice of="cardSize" from={['normal', 'large']} />
    </fieldset>
  );
};

const TablePart = () => (
  <fieldset className={styles.part}>
    <legend>{useWords(SETTINGS_WORDS).table}</legend>
    <PreferenceChoice of="hand" from={['right', 'left']} />
    <PreferenceSwitch of="confirm" />
    <PreferenceSwitch of="hints" />
  </fieldset>
);

const FeelPart = () => (
  <fieldset className={styles.part}>
    <legend>{useWords(SETTINGS_WORDS).feel}</legend>
    <PreferenceSwitch of="sound" />
    <PreferenceSwitch of="haptics" />
    <PreferenceChoice of="motion" from={['system', 'full', 'reduced']} />
  </fieldset>
);

const LookPart = () => {
  const words = useWords(SETTINGS_WORDS);
  const { language } = usePreferences();
  return (
    <div className={styles.part}>
      <Choice
        label={words.language}
        value={language}
        options={(['vi', 'en'] as const).map((value) => ({ value, label: <span lang={value}>{words[value]}</span> }))}
        onChange={(value) => prefer({ language: value })}
      />
      <PreferenceChoice of="theme" from={['system', 'light', 'dark']} />
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
