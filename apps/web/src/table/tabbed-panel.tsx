import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './panel.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface TabbedPanelProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly labels: Readonly<Record<Tab, string>>;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** At the end of the row. */
  readonly aside?: ReactNode;
  /** What lies behind the tab that is chosen. */
  readonly children: ReactNode;
}

/** The panel beside a mat: one of several things at a time, each read from its beginning. */
export const TabbedPanel = <Tab extends string>({
  label,
  tabs,
  labels,
  tab,
  onTab,
  aside,
  children,
}: TabbedPanelProps<Tab>) => {
  const id = useId();
  const step = (event: KeyboardEvent<HTMLElement>): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.stopPropagation();
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
    onTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={step}>
          {tabs.map((name) => (
            <button
              key={name}
              id={`${id}-${name}`}
              type="button"
              role="tab"
              aria-selected={tab === name}
              aria-controls={`${id}-body`}
              tabIndex={tab === name ? 0 : -1}
              onClick={() => onTab(name)}
            >
              {labels[name]}
            </button>
          ))}
        </div>
        {aside}
      </div>
      <div
        key={tab}
        id={`${id}-body`}
        className={styles.body}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
};
