import type { TableView } from '@sanh-rong/table';
import type { GameTable } from '../../games/game-table.ts';
import type { Feed } from '../../link/table-link.ts';
import { Log } from '../../table/log.tsx';
import { TabbedPanel } from '../../table/tabbed-panel.tsx';
import { useWords } from '../../words/words.ts';
import type { BotSource } from './bot-source.ts';
import { Games } from './games.tsx';
import { BOT_PRACTICE_WORDS } from './messages/vi.ts';
import { Moves } from './moves.tsx';
import type { OpenPractice } from './open-practice.ts';
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
  return (
    <TabbedPanel label={words.panel} tabs={TABS} labels={words.tabs} tab={tab} onTab={onTab}>
      {tab === 'moves' ? <Moves bot={bot} moves={now.moves} /> : null}
      {tab === 'log' ? <Log feed={feed} view={view} table={table} /> : null}
      {tab === 'games' ? <Games practice={open.practice} now={now} feed={feed} view={view} table={table} /> : null}
    </TabbedPanel>
  );
};
