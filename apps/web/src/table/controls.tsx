import { Icon } from '../art/icons.tsx';
import { Button, IconButton } from '../parts/button.tsx';
import { usePreferences } from '../preferences/preferences.ts';
import { RuleCode } from '../rulebook/rules-button.tsx';
import { useWords } from '../words/words.ts';
import { Amount } from './amount.tsx';
import styles from './controls.module.css';
import { TABLE_WORDS } from './messages/vi.ts';
import { commandsBeside, type SteadyPlay } from './steady-play.ts';
import { type Hint, hintWords, useHint } from './why-hint.ts';

interface ControlsProps {
  readonly play: SteadyPlay;
  readonly isSending: boolean;
  /** Whose turn it is, in words, while it is not ours. */
  readonly waitingFor: string;
  /** The clock made our last move. */
  readonly timedOut: boolean;
  /** All opponents are built-in players on this device: a hint says why. */
  readonly isHome: boolean;
}

const useLine = (
  { play, isSending, waitingFor, timedOut }: ControlsProps,
  hint: Hint | null,
): { text: string; bad: boolean } => {
  const words = useWords(TABLE_WORDS);
  const { notice, shown, objection } = play.choice;
  const { presentation, view, isTurn, voice } = play.moment;
  if (notice !== null) return { text: notice, bad: true };
  if (isSending) return { text: words.sending, bad: false };
  if (!isTurn) return timedOut ? { text: words.timedOut, bad: true } : { text: waitingFor, bad: false };
  if (hint !== null) return { text: hintWords(hint), bad: false };
  if (shown?.kind === 'way') return { text: words.way(shown.number, shown.of), bad: false };
  if (objection !== null) return { text: objection, bad: true };
  return { text: presentation.prompt(view, voice), bad: false };
};

/** What one can do now. Play says what it will play, or why it cannot. */
export const Controls = (props: ControlsProps) => {
  const { play, isSending } = props;
  const { choice, instead, bet, send } = play;
  const { presentation, view, isTurn } = play.moment;
  const words = useWords(TABLE_WORDS);
  const hint = useHint(play, props.isHome);
  const line = useLine(props, hint);
  const usesCards = presentation.amounts === null;
  const isLeft = usePreferences(({ hand }) => hand === 'left');
  const said = (
    <p className={styles.line} data-bad={line.bad}>
      <span>
        {line.text}
        {line.bad && choice.rule !== null ? (
          <RuleCode game={presentation.game} ruleSet={view.ruleSet} rule={choice.rule} />
        ) : null}
      </span>
    </p>
  );
  const label = choice.label ?? (isTurn ? words.chooseCards : words.notYourTurn);
  const cannotPlay = !isTurn || choice.action === null || choice.objection !== null;
  const playButton = (
    <Button
      weight="primary"
      className={styles.play}
      settling={play.settling.play}
      aria-disabled={isSending || (instead === null && cannotPlay)}
      title={instead === null ? (choice.objection ?? undefined) : undefined}
      aria-keyshortcuts="Enter"
      onClick={play.play}
    >
      {instead?.label ?? (choice.asking ? words.sure(label) : label)}
      {usesCards || hint === null ? null : <small className={styles.why}>{hint.reason || hint.number}</small>}
    </Button>
  );
  const { least } = bet;
  const leastButton =
    least === null ? null : (
      <Button
        className={styles.least}
        settling={play.settling.play}
        aria-disabled={isSending}
        onClick={() => send({ type: 'act', action: least.action })}
      >
        {least.label}
      </Button>
    );
  const clearButton = (
    <IconButton
      label={words.clear}
      icon={<Icon name="clear" />}
      disabled={!choice.canClear}
      onClick={() => send({ type: 'clear' })}
      aria-keyshortcuts="Escape"
    />
  );
  return (
    <div className={styles.controls} data-turn={isTurn} data-left={isLeft} data-betting={!usesCards}>
      {/* A place of its own that is always there: what appears in it is spoken. */}
      <p className="only-read" role="alert">
        {choice.notice ?? (props.timedOut ? words.timedOut : '')}
      </p>
      <p className="only-read" role="status">
        {hint === null ? '' : `${choice.label ?? ''}. ${hintWords(hint)}`}
      </p>
      {usesCards ? (
        said
      ) : (
        <>
          <Amount play={play} />
          {/* What the slider stands at can be bet as it is; Enter does it only where an amount was chosen. */}
          <div className={styles.choice}>
            {choice.action === null ? said : clearButton}
            {choice.action === null ? leastButton : playButton}
          </div>
        </>
      )}
      <div className={styles.buttons}>
        <div className={styles.ways}>
          {usesCards ? (
            <>
              <IconButton
                label={words.sortedBy(play.hand.nextSort)}
                icon={<Icon name="sort" />}
                onClick={play.hand.sort}
                aria-keyshortcuts="s"
              />
              {clearButton}
            </>
          ) : null}
          <IconButton
            label={words.suggest}
            icon={<Icon name="bulb" />}
            disabled={!isTurn}
            onClick={() => send({ type: 'suggest' })}
            aria-keyshortcuts="h"
          />
          {commandsBeside(play).map(({ command, label: name, key, why }) => (
            <Button
              key={command.id}
              className={styles.command}
              settling={play.settling.commands}
              aria-disabled={isSending || why !== null}
              title={why ?? undefined}
              aria-keyshortcuts={key ?? undefined}
              onClick={() => send({ type: 'give', command })}
            >
              {name}
            </Button>
          ))}
        </div>
        {usesCards ? playButton : null}
      </div>
    </div>
  );
};
