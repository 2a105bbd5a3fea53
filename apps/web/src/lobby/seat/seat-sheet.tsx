import type { Seat } from '@sanh-rong/engine';
import type { TableView } from '@sanh-rong/table';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../art/icons.tsx';
import type { TableLink } from '../../link/table-link.ts';
import { accepted, useSubmit } from '../../net/use-submit.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Fault, Loading } from '../../parts/notice.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { seatName } from '../../table/voice.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { isBotSeat } from '../bots-here.ts';
import styles from '../lobby.module.css';
import { LOBBY_WORDS } from '../messages/vi.ts';
import { SEAT_WORDS } from './messages/vi.ts';

const LevelPicker = lazy(() => import('./level-picker.tsx').then(({ LevelPicker: picker }) => ({ default: picker })));
const BotPicker = lazy(() => import('./bot-picker.tsx').then(({ BotPicker: picker }) => ({ default: picker })));
const BotVersionPart = lazy(() => import('./bot-version.tsx').then(({ BotVersion: part }) => ({ default: part })));

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
  const words = useWords(SEAT_WORDS);
  const holder = view.seats[seat];
  return (
    <>
      <p className={styles.note}>{holder.kind === 'empty' ? words.chooseLevel : words.changeLevel}</p>
      <Suspense fallback={<Loading />}>
        <LevelPicker
          levels={levels}
          settings={view.settings}
          holder={holder}
          busy={busy}
          onPick={(level) => ask({ type: 'seatPlayer', seat, level })}
        />
      </Suspense>
    </>
  );
};

/** Another holder for a seat without a person: a built-in player, or a bot. */
const Others = (part: Part) => {
  const { view, seat, busy, ask } = part;
  const words = useWords(SEAT_WORDS);
  const holder = view.seats[seat];
  const [kind, setKind] = useState<'player' | 'bot'>(isBotSeat(holder) ? 'bot' : 'player');
  return (
    <>
      <div>
        <Choice
          label={holder.kind === 'empty' ? words.seatWho : words.otherBot}
          value={kind}
          options={[
            { value: 'player', label: words.builtIn },
            { value: 'bot', label: words.bot },
          ]}
          onChange={setKind}
        />
        <p className={styles.note}>{words.seatWhoNote}</p>
      </div>
      {kind === 'player' ? (
        <Levels {...part} />
      ) : (
        <Suspense fallback={<Loading />}>
          <BotPicker
            game={view.settings.game}
            busy={busy}
            current={isBotSeat(holder) ? holder.id : undefined}
            onPick={({ id }) => ask({ type: 'seatBot', seat, bot: id })}
          />
        </Suspense>
      )}
    </>
  );
};

const Somebody = ({ view, seat, busy, ask, onClose }: Part) => {
  const words = useWords(SEAT_WORDS);
  const lobby = useWords(LOBBY_WORDS);
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
          {lobby.cancel}
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
  const words = useWords(SEAT_WORDS);
  const lobby = useWords(LOBBY_WORDS);
  const language = useLanguage();
  const { busy, fault, run } = useSubmit(lobby.noAnswer);
  const holder = view.seats[seat];
  if (holder === undefined) return null;
  const ask = async (command: object): Promise<void> => {
    if (await run(() => accepted(link.command(command)))) onClose();
  };
  const sit = async (): Promise<void> => {
    if (await run(() => accepted(link.sit(seat)))) onClose();
  };
  const part = { ...props, busy, ask };
  const title = holder.kind === 'empty' ? words.emptySeat : seatName(holder, seat, language);
  const free = (label: string) => (
    <Button
      wide
      weight="danger"
      disabled={busy}
      icon={<Icon name="trash" />}
      onClick={() => ask({ type: 'kick', seat })}
    >
      {label}
    </Button>
  );
  return (
    <Sheet title={title} onClose={onClose}>
      <Fault>{fault?.message}</Fault>
      {seat === view.you ? (
        <div className={styles.stack}>
          <Button wide disabled={busy} icon={<Icon name="eye" />} onClick={() => ask({ type: 'stand' })}>
            {words.standUp}
          </Button>
          <p className={styles.note}>{words.standUpNote}</p>
        </div>
      ) : holder.kind === 'person' ? (
        <Somebody {...part} />
      ) : (
        <div className={styles.stack}>
          {holder.kind === 'empty' && view.you === null ? (
            <Button wide disabled={busy} icon={<Icon name="user" />} onClick={sit}>
              {words.sitMyself}
            </Button>
          ) : null}
          {holder.kind === 'bot' ? (
            <Suspense fallback={<Loading />}>
              <BotVersionPart
                bot={holder}
                busy={busy}
                onNewest={() => ask({ type: 'seatBot', seat, bot: holder.id })}
              />
            </Suspense>
          ) : null}
          {holder.kind === 'bot' ? free(words.removeBot) : null}
          <Others {...part} />
          {holder.kind === 'player' ? free(words.removePlayer) : null}
        </div>
      )}
    </Sheet>
  );
};
