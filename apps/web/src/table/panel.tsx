import type { TableView } from '@sanh-rong/table';
import { Suspense, useId, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import type { GameTable } from '../games/game-table.ts';
import type { Feed, TableLink } from '../link/table-link.ts';
import { IconButton } from '../parts/button.tsx';
import { PARTS_WORDS } from '../parts/messages/vi.ts';
import { Loading } from '../parts/notice.tsx';
import { ScoreBoard } from '../results/score-board.tsx';
import { RuleBook } from '../rulebook/rules-button.tsx';
import { Chat } from '../talk/chat.tsx';
import { useWords } from '../words/words.ts';
import { Log } from './log.tsx';
import { TABLE_WORDS } from './messages/vi.ts';
import styles from './panel.module.css';

export type PanelTab = 'log' | 'chat' | 'scores' | 'rules';

export interface PanelProps {
  readonly link: TableLink;
  readonly feed: Feed;
  readonly view: TableView;
  readonly table: GameTable | null;
  readonly first?: PanelTab;
  /** Where it lies over something. */
  readonly onClose?: (() => void) | undefined;
}

/** What happened, what is said, and how it stands. */
export const Panel = ({ link, feed, view, table, first = 'log', onClose }: PanelProps) => {
  const words = useWords(TABLE_WORDS);
  const { close } = useWords(PARTS_WORDS);
  const [tab, setTab] = useState<PanelTab>(first);
  const id = useId();
  const hasChat = !link.transport.home && view.settings.chat;
  const tabs: readonly PanelTab[] = hasChat ? ['log', 'chat', 'scores', 'rules'] : ['log', 'scores', 'rules'];
  const step = (by: number): void => {
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
    setTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div
          className={styles.tabs}
          role="tablist"
          aria-label={words.panel}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
            event.stopPropagation();
            step(event.key === 'ArrowRight' ? 1 : -1);
          }}
        >
          {tabs.map((name) => (
            <button
              key={name}
              id={`${id}-${name}`}
              type="button"
              role="tab"
              aria-selected={tab === name}
              aria-controls={`${id}-body`}
              tabIndex={tab === name ? 0 : -1}
              onClick={() => setTab(name)}
            >
              {words[name]}
            </button>
          ))}
        </div>
        {onClose === undefined ? null : <IconButton label={close} icon={<Icon name="close" />} onClick={onClose} />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div id={`${id}-body`} className={styles.body} role="tabpanel" aria-labelledby={`${id}-${tab}`} tabIndex={0}>
        {tab === 'log' ? <Log feed={feed} view={view} table={table} /> : null}
        {tab === 'chat' ? <Chat link={link} feed={feed} /> : null}
        {tab === 'scores' ? <ScoreBoard view={view} /> : null}
        {tab === 'rules' ? (
          <Suspense fallback={<Loading />}>
            <div className={styles.rules}>
              <RuleBook game={view.settings.game} ruleSet={view.settings.ruleSet} />
            </div>
          </Suspense>
        ) : null}
      </div>
    </div>
  );
};
