import type { Seat } from '@sanh-rong/engine';
import { levelName } from '@sanh-rong/face/names';
import type { TableView } from '@sanh-rong/table';
import { useState } from 'react';
import { Icon } from '../art/icons.tsx';
import type { TableLink } from '../link/table-link.ts';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { seatName } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { useAsking } from './asking.ts';
import styles from './lobby.module.css';
import { LOBBY_WORDS } from './messages/index.ts';

interface SeatSheetProps {
  readonly link: TableLink;
  readonly view: TableView;
  readonly seat: Seat;
  /** The built-in players of the game, weakest first. */
  readonly levels: readonly string[];
  readonly onClose: () => void;
}

type Part = SeatSheetProps & { readonly busy: boolean; readonly ask: (command: object) => void };

const Levels = ({ levels, view, seat, busy, ask }: Part) => {
  const language = useLanguage();
  const holder = view.seats[seat];
  return (
    <ul className={styles.levels}>
      {levels.map((level) => {
        const { name, explanation } = levelName(level, language);
        return (
          <li key={level}>
            <button
              type="button"
              className={styles.level}
              aria-current={holder.kind === 'player' && holder.level === level ? 'true' : undefined}
              disabled={busy}
              onClick={() => ask({ type: 'seatPlayer', seat, level })}
            >
              <Icon name="bot" />
              <span>
                <strong>{name}</strong>
                <small>{explanation}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};

const Somebody = ({ view, seat, busy, ask, onClose }: Part) => {
  const words = useWords(LOBBY_WORDS);
  const language = useLanguage();
  const [sure, setSure] = useState(false);
  const name = seatName(view.seats[seat], seat, language);
  if (sure) {
    return (
      <div className={styles.stack}>
        <p>
          <strong>{words.kickSure(name)}</strong> {words.kickNote}
        </p>
        <Button wide weight="danger" disabled={busy} onClick={() => ask({ type: 'kick', seat })}>
          {words.kickYes}
        </Button>
        <Button wide onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      <Button wide disabled={busy} icon={<Icon name="crown" />} onClick={() => ask({ type: 'handOver', seat })}>
        {words.handOver}
      </Button>
      <p className={styles.note}>{words.handOverNote(name)}</p>
      <Button wide weight="danger" icon={<Icon name="leave" />} onClick={() => setSure(true)}>
        {words.kick}
      </Button>
    </div>
  );
};

/** What the host can do about one seat. */
export const SeatSheet = (props: SeatSheetProps) => {
  const { link, view, seat, onClose } = props;
  const words = useWords(LOBBY_WORDS);
  const language = useLanguage();
  const asking = useAsking();
  const { busy, fault } = asking;
  const holder = view.seats[seat];
  if (holder === undefined) return null;
  const ask = async (command: object): Promise<void> => {
    if (await asking.ask(link.command(command))) onClose();
  };
  const part = { ...props, busy, ask };
  const title = holder.kind === 'empty' ? words.addPlayer : seatName(holder, seat, language);
  return (
    <Sheet title={title} onClose={onClose}>
      {fault === null ? null : (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {holder.kind === 'person' ? (
        <Somebody {...part} />
      ) : (
        <div className={styles.stack}>
          <p className={styles.note}>{holder.kind === 'empty' ? words.chooseLevel : words.changeLevel}</p>
          <Levels {...part} />
          {holder.kind === 'player' ? (
            <Button
              wide
              weight="danger"
              disabled={busy}
              icon={<Icon name="trash" />}
              onClick={() => ask({ type: 'kick', seat })}
            >
              {words.removePlayer}
            </Button>
          ) : null}
        </div>
      )}
    </Sheet>
  );
};
