import type { TableView } from '@sanh-rong/table';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import type { GameTable } from '../games/game-table.ts';
import type { Feed, TableLink } from '../link/table-link.ts';
import { IconButton } from '../parts/button.tsx';
import { PARTS_WORDS } from '../parts/messages/vi.ts';
import { Loading } from '../parts/notice.tsx';
import { ScoreBoard } from '../results/score-board.tsx';
import { Chat } from '../talk/chat.tsx';
import { useWords } from '../words/words.ts';
import { Log } from './log.tsx';
import { Marks } from './marks.tsx';
import { TABLE_WORDS } from './messages/vi.ts';
import styles from './panel.module.css';
import { TabbedPanel } from './tabbed-panel.tsx';

const RuleBook = lazy(() => import('../rulebook/rule-book.tsx').then(({ RuleBook: book }) => ({ default: book })));

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
  const hasChat = !link.transport.home && view.settings.chat;
  const tabs: readonly PanelTab[] = hasChat ? ['log', 'chat', 'scores', 'rules'] : ['log', 'scores', 'rules'];
  return (
    <TabbedPanel
      label={words.panel}
      tabs={tabs}
      labels={words}
      tab={tab}
      onTab={setTab}
      aside={onClose === undefined ? null : <IconButton label={close} icon={<Icon name="close" />} onClick={onClose} />}
    >
      {tab === 'log' ? <Log feed={feed} view={view} table={table} /> : null}
      {tab === 'chat' ? <Chat link={link} feed={feed} /> : null}
      {tab === 'scores' ? <ScoreBoard view={view} /> : null}
      {tab === 'rules' ? (
        <Suspense fallback={<Loading />}>
          <div className={styles.rules}>
            <Marks view={view} table={table} />
            <RuleBook game={view.settings.game} ruleSet={view.settings.ruleSet} />
          </div>
        </Suspense>
      ) : null}
    </TabbedPanel>
  );
};
