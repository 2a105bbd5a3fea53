import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../art/icons.tsx';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconName;
  /** Something is to be seen there, in a word. */
  readonly mark?: string | undefined;
  readonly panel: ReactNode;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly className?: string | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Several panels in one place. All stay as they were left, also while they are not seen. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange, className }: TabsProps<Id>) => {
  const id = useId();
  const step = (event: KeyboardEvent<HTMLElement>): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.findIndex((tab) => tab.id === value) + by + tabs.length) % tabs.length];
    onChange(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <div className={`${styles.tabs} ${className ?? ''}`}>
      <div role="tablist" aria-label={label} className={styles.row} onKeyDown={step}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.icon === undefined ? null : <Icon name={tab.icon} />}
            <span>{tab.label}</span>
            {tab.mark === undefined ? null : <b>{tab.mark}</b>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${id}-${tab.id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${tab.id}`}
          className={styles.panel}
          hidden={tab.id !== value}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
};
