import type { TableView } from '@sanh-rong/table';
import { useId } from 'react';
import type { GameTable } from '../../games/game-table.ts';
import type { Feed } from '../../link/table-link.ts';
import { Log } from '../../table/log.tsx';
import { useWords } from '../../words/words.ts';
import type { BotSource } from './bot-source.ts';
import { Games } from './games.tsx';
import { BOT_PRACTICE_WORDS } from './messages/vi.ts';
import { Moves } from './moves.tsx';
import type { OpenPractice } from './open-practice.ts';
import styles from './panel.module.css';
import type { Practising } from './practising.ts';

const TABS = ['moves', 'log', 'games'] as const;
export type BotPanelTab = (typeof TABS)[number];

interface PanelProps {
  readonly open: OpenPractice;
  readonly bot: BotSource;
  readonly now: Practising;
  readonly feed: Feed;
  readonly view: TableView;
  readonly table: GameTable;
  readonly tab: BotPanelTab;
  readonly onTab: (tab: BotPanelTab) => void;
}

/** What the bot thinks, what happens, and how it has done. */
export const Panel = ({ open, bot, now, feed, view, table, tab, onTab }: PanelProps) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const id = useId();
  const step = (by: number): void => {
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length];
    onTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className={styles.panel}>
      <div
        className={styles.tabs}
        role="tablist"
        aria-label={words.panel}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') step(event.key === 'ArrowRight' ? 1 : -1);
        }}
      >
        {TABS.map((name) => (
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
            {words.tabs[name]}
          </button>
        ))}
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
        {tab === 'moves' ? <Moves bot={bot} moves={now.moves} /> : null}
        {tab === 'log' ? <Log feed={feed} view={view} table={table} /> : null}
        {tab === 'games' ? <Games practice={open.practice} now={now} feed={feed} view={view} table={table} /> : null}
      </div>
    </div>
  );
};
