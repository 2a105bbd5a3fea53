import { Icon } from '../art/icons.tsx';
import { Button, IconButton } from '../parts/button.tsx';
import { usePreferences } from '../preferences/preferences.ts';
import { RuleCode } from '../rulebook/rules-button.tsx';
import { useWords } from '../words/words.ts';
import { Amount } from './amount.tsx';
import styles from './controls.module.css';
import { TABLE_WORDS } from './messages/index.ts';
import { commandsBeside, type SteadyPlay } from './steady-play.ts';

interface ControlsProps {
  readonly play: SteadyPlay;
  readonly isSending: boolean;
  /** Whose turn it is, in words, while it is not ours. */
  readonly waitingFor: string;
  /** The clock made our last move. */
  readonly timedOut: boolean;
}

const useLine = ({ play, isSending, waitingFor, timedOut }: ControlsProps): { text: string; bad: boolean } => {
  const words = useWords(TABLE_WORDS);
  if (play.notice !== null) return { text: play.notice, bad: true };
  if (isSending) return { text: words.sending, bad: false };
  if (!play.isTurn) return timedOut ? { text: words.timedOut, bad: true } : { text: waitingFor, bad: false };
  const { shown, objection } = play;
  if (shown !== null && shown.kind !== 'asked') {
    const which = shown.kind === 'suggestion' ? words.suggestion : words.way;
    return { text: which(shown.number, shown.of), bad: false };
  }
  if (objection !== null) return { text: objection, bad: true };
  return { text: play.prompt, bad: false };
};

/** What one can do now. Play says what it will play, or why it cannot. */
export const Controls = (props: ControlsProps) => {
  const { play, isSending } = props;
  const words = useWords(TABLE_WORDS);
  const line = useLine(props);
  const usesCards = play.presentation.amounts === null;
  const isLeft = usePreferences(({ hand }) => hand === 'left');
  const label = play.chosenLabel ?? (play.isTurn ? words.chooseCards : words.notYourTurn);
  const blocked = !play.isTurn || isSending || play.chosen === null || play.objection !== null;
  const said = (
    <p className={styles.line} data-bad={line.bad}>
      <span>
        {line.text}
        {line.bad && play.rule !== null ? (
          <RuleCode game={play.presentation.game} ruleSet={play.game.ruleSet} rule={play.rule} />
        ) : null}
      </span>
    </p>
  );
  const playButton = (
    <Button
      weight="primary"
      className={styles.play}
      settling={play.settling.play}
      aria-disabled={blocked}
      title={play.objection ?? undefined}
      aria-keyshortcuts="Enter"
      onClick={play.play}
    >
      {play.asking ? words.sure(label) : label}
    </Button>
  );
  const { instead, least } = play;
  const insteadButton =
    instead === null ? null : (
      <Button
        weight="primary"
        className={styles.play}
        settling={play.settling.play}
        aria-disabled={isSending}
        aria-keyshortcuts="Enter"
        onClick={play.play}
      >
        {instead.label}
      </Button>
    );
  const leastButton =
    least === null ? null : (
      <Button
        className={styles.least}
        settling={play.settling.play}
        aria-disabled={isSending}
        onClick={() => play.act(least.action)}
      >
        {least.label}
      </Button>
    );
  const clearButton = (
    <IconButton
      label={words.clear}
      icon={<Icon name="clear" />}
      disabled={!play.mayUndo}
      onClick={play.clear}
      aria-keyshortcuts="Escape"
    />
  );
  return (
    <div className={styles.controls} data-turn={play.isTurn} data-left={isLeft} data-betting={!usesCards}>
      {/* A place of its own that is always there: what appears in it is spoken. */}
      <p className="only-read" role="alert">
        {play.notice ?? (props.timedOut ? words.timedOut : '')}
      </p>
      {usesCards ? (
        said
      ) : (
        <>
          <Amount play={play} />
          {/* What the slider stands at can be bet as it is; Enter does it only where an amount was chosen. */}
          <div className={styles.choice}>
            {play.chosen === null ? said : clearButton}
            {play.chosen === null ? leastButton : playButton}
          </div>
        </>
      )}
      <div className={styles.buttons}>
        <div className={styles.ways}>
          {usesCards ? (
            <>
              <IconButton
                label={words.sortedBy(play.nextSort)}
                icon={<Icon name="sort" />}
                onClick={play.sortHand}
                aria-keyshortcuts="s"
              />
              {clearButton}
            </>
          ) : null}
          <IconButton
            label={words.suggest}
            icon={<Icon name="bulb" />}
            disabled={!play.isTurn}
            onClick={play.suggest}
            aria-keyshortcuts="h"
          />
          {commandsBeside(play).map(({ command, label: name, key, why }) => (
            <Button
              key={command.id}
              className={styles.command}
              settling={play.settling.commands}
              aria-disabled={why !== null}
              title={why ?? undefined}
              aria-keyshortcuts={key ?? undefined}
              onClick={() => play.give(command)}
            >
              {name}
            </Button>
          ))}
        </div>
        {usesCards ? (insteadButton ?? playButton) : null}
      </div>
    </div>
  );
};
