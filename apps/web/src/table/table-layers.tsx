import { lazy, Suspense } from 'react';
import type { GameTable } from '../games/game-table.ts';
import { Loading } from '../parts/notice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useWords } from '../words/words.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import type { TableProps } from './table-screen.tsx';

export const loadResult = () => import('../results/game-result.tsx');
const GameResult = lazy(() => loadResult().then(({ GameResult: part }) => ({ default: part })));
const SessionResult = lazy(() =>
  import('../results/session-result.tsx').then(({ SessionResult: page }) => ({ default: page })),
);
export const loadLeaveSheet = () => import('./leave-sheet.tsx');
const LeaveSheet = lazy(() => loadLeaveSheet().then(({ LeaveSheet: sheet }) => ({ default: sheet })));
const MenuSheet = lazy(() => import('./menu-sheet.tsx').then(({ MenuSheet: sheet }) => ({ default: sheet })));
const SettingsList = lazy(() =>
  import('../settings/settings-page.tsx').then(({ SettingsList: list }) => ({ default: list })),
);

/** What lies over the table; the panel is one of them where it has no place beside the mat. */
export type OpenSheet = 'leave' | 'panel' | 'settings' | 'menu' | null;

interface TableSheetsProps extends Pick<TableProps, 'link' | 'view' | 'wayOut'> {
  readonly table: GameTable | null;
  readonly sheet: OpenSheet;
  readonly open: (sheet: OpenSheet) => void;
  readonly onLeave: () => void;
  /** Null where the panel is always in sight. */
  readonly onPanel: (() => void) | null;
}

/** The sheets that the bar at the top and the menu open. */
export const TableSheets = ({ link, view, wayOut, table, sheet, open, onLeave, onPanel }: TableSheetsProps) => {
  const words = useWords(TABLE_WORDS);
  const { you, game } = view;
  const close = (): void => open(null);
  if (sheet === 'leave') {
    return (
      <Suspense>
        <LeaveSheet link={link} view={view} wayOut={wayOut} onStay={close} />
      </Suspense>
    );
  }
  if (sheet === 'menu') {
    return (
      <Suspense>
        <MenuSheet onClose={close} onPanel={onPanel} onSettings={() => open('settings')} onLeave={onLeave} />
      </Suspense>
    );
  }
  if (sheet !== 'settings') return null;
  // Opponents play by what they see: at the deal of the day everybody shows them the same.
  const hidden = you === null || game === null || view.daily !== null ? undefined : table?.hidesCount?.(game, you);
  const onChange = (hide: boolean): void => void link.command({ type: 'hideCount', hidden: hide });
  return (
    <Sheet title={words.settings} onClose={close}>
      <Suspense fallback={<Loading />}>
        <SettingsList count={hidden === undefined ? null : { hidden, onChange }} />
      </Suspense>
    </Sheet>
  );
};

/** What a game or a session has ended with. Among strangers, and for the deal of the day, a session is one game. */
export const ResultLayer = ({ ending, onward, ...props }: TableProps & { readonly onClose: () => void }) => {
  const { phase, settings } = props.view;
  const isGame = phase === 'playing' || settings.company !== 'friends';
  if (!isGame && phase !== 'completed') return null;
  return (
    <Suspense fallback={isGame ? null : <Loading />}>
      {isGame ? (
        <GameResult {...props} onward={onward} />
      ) : (
        <SessionResult {...props} ending={ending} onward={onward} />
      )}
    </Suspense>
  );
};
