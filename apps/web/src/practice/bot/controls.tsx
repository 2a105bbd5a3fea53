import { faultName, moveWords } from '@sanh-rong/bot-kit';
import type { TableView } from '@sanh-rong/table';
import { Icon } from '../../art/icons.tsx';
import type { GameTable } from '../../games/game-table.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { TABLE_WORDS } from '../../table/messages/vi.ts';
import { seatName } from '../../table/voice.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { BOT_SEAT } from './bot-deal.ts';
import type { BotPractice } from './bot-practice.ts';
import styles from './controls.module.css';
import { BOT_PRACTICE_WORDS } from './messages/vi.ts';
import { type PlaybackSpeed, type Practising, SPEEDS } from './practising.ts';

interface ControlsProps {
  readonly practice: BotPractice;
  readonly now: Practising;
  readonly view: TableView;
  readonly table: GameTable;
  readonly onResult: () => void;
}

/** What has just happened, in one line. */
const useLine = ({ now, view, table }: ControlsProps): { readonly text: string; readonly bad: boolean } => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const { turnOf } = useWords(TABLE_WORDS);
  const language = useLanguage();
  const { seats, turn, game } = view;
  const [bot] = seats;
  const name = (seat: number): string => seatName(seats[seat], seat, language);
  const points = game?.result?.points[BOT_SEAT];
  if (now.broken) return { text: words.brokenText, bad: true };
  if (points !== undefined) {
    const left = now.queue.length === 0 ? '' : ` · ${words.left(now.queue.length)}`;
    return { text: `${words.ended(table.presentation.score(points, language))}${left}`, bad: false };
  }
  if (now.thinking) return { text: words.thinking(name(BOT_SEAT)), bad: false };
  if (bot?.kind === 'bot' && bot.out) return { text: words.out, bad: true };
  const last = now.moves.at(-1);
  if (last === undefined) {
    const isFresh = game === null || game.history.length === 0;
    return { text: isFresh || turn === null ? words.ready : turnOf(name(turn)), bad: false };
  }
  const { number, fault, done, answer } = last;
  if (fault !== null) return { text: words.faulted(number, faultName(fault.kind, language)), bad: true };
  return {
    text: words.moved(number, done === null ? '' : moveWords(view.settings.game, done, language), answer.micros),
    bad: false,
  };
};

/** Play, pause, step, speed, and what comes after the game. */
export const Controls = (props: ControlsProps) => {
  const { practice, now, view, onResult } = props;
  const words = useWords(BOT_PRACTICE_WORDS);
  const line = useLine(props);
  const isPlaying = now.mode === 'playing';
  const isOver = view.game?.result != null;
  const [bot] = view.seats;
  const isOut = bot?.kind === 'bot' && bot.out && !isOver;
  return (
    <section className={styles.controls} aria-label={words.controls}>
      <div className={styles.line}>
        <p data-bad={line.bad} role="status" aria-live={isPlaying ? 'off' : 'polite'}>
          {line.text}
        </p>
        {isOut ? <Button onClick={() => practice.setLenient(true)}>{words.goOn}</Button> : null}
      </div>
      <div className={styles.buttons}>
        <IconButton
          label={words.step}
          icon={<Icon name="step-forward" />}
          disabled={isOver || now.thinking}
          aria-keyshortcuts="ArrowRight"
          onClick={() => practice.step()}
        />
        <Button
          className={styles.play}
          weight="primary"
          icon={<Icon name={isPlaying ? 'pause' : 'play'} />}
          title={words.keys}
          aria-keyshortcuts="Space"
          onClick={() => (isPlaying ? practice.pause() : practice.play())}
        >
          {isPlaying ? words.pause : isOver ? words.next : words.play}
        </Button>
        <IconButton
          label={words.toBot}
          icon={<Icon name="skip" />}
          disabled={isOver || isOut || now.thinking}
          aria-keyshortcuts="b"
          onClick={() => practice.toBot()}
        />
        <select
          className={styles.speed}
          aria-label={words.speed}
          value={now.speed}
          onChange={(event) => practice.setSpeed(event.target.value as PlaybackSpeed)}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {words.speeds[speed]}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.games}>
        <Button
          icon={<Icon name="replay" />}
          title={words.againNote}
          aria-keyshortcuts="r"
          onClick={() => practice.again()}
        >
          {words.again}
        </Button>
        {isOver ? (
          <Button icon={<Icon name="trophy" />} onClick={onResult}>
            {words.showResult}
          </Button>
        ) : (
          <Button
            icon={<Icon name="cards" />}
            title={words.nextNote}
            aria-keyshortcuts="n"
            onClick={() => practice.next()}
          >
            {words.next}
          </Button>
        )}
      </div>
    </section>
  );
};
