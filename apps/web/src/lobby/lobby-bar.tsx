import { ruleSetName } from '@sanh-rong/presentation/names';
import type { TableView } from '@sanh-rong/table';
import type { ReactNode } from 'react';
import { Icon } from '../art/icons.tsx';
import type { TableLink } from '../link/table-link.ts';
import band from '../look/band.module.css';
import { IconButton } from '../parts/button.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './lobby.module.css';
import { LOBBY_WORDS } from './messages/vi.ts';
import { useTableName } from './table-name.ts';

interface LobbyBarProps {
  readonly link: TableLink;
  readonly view: TableView;
  readonly back: { readonly label: string; readonly onBack: () => void };
  readonly onInvite?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Which table this is, and the way out. */
export const LobbyBar = ({ link, view, back, onInvite, children }: LobbyBarProps) => {
  const words = useWords(LOBBY_WORDS);
  const language = useLanguage();
  const { game, ruleSet } = view.settings;
  return (
    <header className={`${band.band} ${styles.top}`}>
      <IconButton label={back.label} icon={<Icon name="arrow-left" />} onClick={back.onBack} />
      <h1 className={styles.title}>
        <span>{useTableName(view)}</span>
        <small>
          {ruleSetName(game, ruleSet, language)}
          {link.transport.home ? '' : ` · ${view.code}`}
        </small>
      </h1>
      {onInvite === undefined ? null : (
        <IconButton label={words.invite} icon={<Icon name="share" />} onClick={onInvite} />
      )}
      {children}
    </header>
  );
};
