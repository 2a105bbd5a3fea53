import { ruleSetName } from '@sanh-rong/presentation';
import { modeOf, type TableView } from '@sanh-rong/table';
import type { ReactNode } from 'react';
import { Icon } from '../art/icons.tsx';
import { InvitationPlace } from '../invitations/invitation-place.tsx';
import { IconButton } from '../parts/button.tsx';
import { prefer, usePreferences } from '../preferences/preferences.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import { ModeBadge } from './mode-badge.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly view: TableView;
  /** In place of the table's name and of how many games it plays. */
  readonly heading?: ReactNode;
  /** A table of the server: its player may be invited to another one. */
  readonly isServed: boolean;
  readonly unread: number;
  readonly onLeave: () => void;
  readonly onPanel: () => void;
  readonly onSettings: () => void;
}

/** Where one is, and the ways out of it. */
export const TopBar = ({ view, heading, isServed, unread, onLeave, onPanel, onSettings }: TopBarProps) => {
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  const sound = usePreferences((preferences) => preferences.sound);
  const { settings, played, game } = view;
  const number = Math.min(settings.games, game?.result === null ? played + 1 : Math.max(1, played));
  const round = game !== null && 'round' in game && typeof game.round === 'number' ? game.round : null;
  return (
    <header className={styles.bar}>
      <IconButton label={words.leave} icon={<Icon name="leave" />} onClick={onLeave} />
      <div className={styles.title}>
        {heading ?? (
          <>
            <h1>{settings.name === '' ? ruleSetName(settings.game, settings.ruleSet, language) : settings.name}</h1>
            <p>
              <span>{words.gameOf(number, settings.games)}</span>
              {isServed ? (
                <span className={styles.mode}>
                  <ModeBadge mode={modeOf(view.seats)} />
                </span>
              ) : null}
              {round === null ? null : <span>{words.round(round)}</span>}
              {view.watchers.length > 0 ? (
                <span className={styles.watchers} title={view.watchers.join(', ')}>
                  <Icon name="eye" />
                  <span aria-hidden="true">{view.watchers.length}</span>
                  <span className="only-read">{words.watching(view.watchers.length)}</span>
                </span>
              ) : null}
            </p>
          </>
        )}
      </div>
      {isServed ? <InvitationPlace as="mark" /> : null}
      <IconButton
        label={sound ? words.soundOff : words.soundOn}
        icon={<Icon name={sound ? 'sound-on' : 'sound-off'} />}
        onClick={() => prefer({ sound: !sound })}
      />
      <IconButton label={words.settings} icon={<Icon name="settings" />} onClick={onSettings} />
      <span className={styles.panel}>
        <IconButton label={words.openPanel(unread)} icon={<Icon name="chat" />} onClick={onPanel} />
        {unread > 0 ? (
          <span className={styles.unread} aria-hidden="true">
            {unread > 9 ? '9+' : unread}
          </span>
        ) : null}
      </span>
    </header>
  );
};
