import { ruleSetName } from '@sanh-rong/presentation/names';
import type { TableView } from '@sanh-rong/table';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../art/icons.tsx';
import type { GameTable } from '../../games/game-table.ts';
import { useGameTable } from '../../games/registry.ts';
import { IconButton } from '../../parts/button.tsx';
import { Loading } from '../../parts/notice.tsx';
import { useMedia } from '../../parts/use-media.ts';
import { prefer, usePreferences } from '../../preferences/preferences.ts';
import { AtTheDeal } from '../../results/seat-account.tsx';
import { Announcer } from '../../table/announcer.tsx';
import { useEffects, useStruck } from '../../table/effects.ts';
import { HighlightMoment } from '../../table/highlight-moment.tsx';
import { TABLE_WORDS } from '../../table/messages/vi.ts';
import { Stage } from '../../table/stage.tsx';
import { voiceOf } from '../../table/voice.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { ArrangeSheet } from './arrange-sheet.tsx';
import { BOT_SEAT } from './bot-deal.ts';
import { BotHand } from './bot-hand.tsx';
import type { BotSource } from './bot-source.ts';
import styles from './bot-table.module.css';
import { isHasty, type PracticeSnapshot, useShown } from './calm.ts';
import { Controls } from './controls.tsx';
import { useControlKeys } from './keys.ts';
import { BOT_PRACTICE_WORDS } from './messages/vi.ts';
import type { OpenPractice } from './open-practice.ts';
import { type BotPanelTab, Panel } from './panel.tsx';
import type { Practising } from './practising.ts';
import { sumOf } from './series.ts';

/** Where a side panel has room; the style sheet says the same. */
const WITH_SIDE = '(min-width: 1100px) and (min-height: 560px)';

interface TopBarProps {
  readonly bot: BotSource;
  readonly now: Practising;
  readonly table: GameTable;
  readonly isPanelOpen: boolean;
  readonly onPanel: () => void;
  readonly onArrange: () => void;
}

const TopBar = ({ bot, now, table, isPanelOpen, onPanel, onArrange }: TopBarProps) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const { soundOn, soundOff } = useWords(TABLE_WORDS);
  const language = useLanguage();
  const sound = usePreferences((preferences) => preferences.sound);
  const { games, points } = sumOf(now.series, BOT_SEAT);
  const { game, ruleSet } = now.arrangement;
  const played =
    games === 0 ? ruleSetName(game, ruleSet, language) : words.sum(games, table.presentation.score(points, language));
  return (
    <header className={styles.bar}>
      <Link href={`/bots/${bot.id}`} className={styles.back} aria-label={words.back} title={words.back}>
        <Icon name="arrow-left" />
      </Link>
      <div className={styles.title}>
        <h1>{bot.name}</h1>
        <p>
          {words.version(bot.version, bot.drafted)} · {played}
        </p>
      </div>
      <IconButton
        label={sound ? soundOff : soundOn}
        icon={<Icon name={sound ? 'sound-on' : 'sound-off'} />}
        onClick={() => prefer({ sound: !sound })}
      />
      <IconButton label={words.arrange} icon={<Icon name="settings" />} onClick={onArrange} />
      <IconButton
        className={styles.panelButton}
        label={isPanelOpen ? words.closePanel : words.openPanel}
        aria-expanded={isPanelOpen}
        icon={<Icon name="eye" />}
        onClick={onPanel}
      />
    </header>
  );
};

interface BotTableProps {
  readonly open: OpenPractice;
  readonly bot: BotSource;
}

const Screen = ({ open, bot, feed, now, view }: BotTableProps & PracticeSnapshot & { readonly view: TableView }) => {
  const { link, practice } = open;
  const words = useWords(BOT_PRACTICE_WORDS);
  const table = useGameTable(bot.game);
  // What goes by at once is neither heard nor told, nor written over the mat.
  const listening = isHasty(now) ? null : table;
  const highlight = useEffects(link, listening);
  const stage = useStruck(highlight);
  const hasSide = useMedia(WITH_SIDE);
  const [tab, setTab] = useState<BotPanelTab>('moves');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [isArranging, setArranging] = useState(false);
  const language = useLanguage();
  useControlKeys(practice, now);
  const { game, seats, turn } = view;
  if (game === null || table === null) return <Loading />;
  const panel = (
    <Panel open={open} bot={bot} now={now} feed={feed} view={view} table={table} tab={tab} onTab={setTab} />
  );
  return (
    <div className={styles.screen} data-moves={game.history.length} data-over={game.result !== null}>
      <TopBar
        bot={bot}
        now={now}
        table={table}
        isPanelOpen={isPanelOpen}
        onPanel={() => setPanelOpen(!isPanelOpen)}
        onArrange={() => setArranging(true)}
      />
      <main className={styles.play}>
        <div ref={stage} className={styles.stage}>
          <Stage
            game={bot.game}
            view={game}
            eventsSoFar={feed.eventsSoFar}
            seats={seats}
            bottom={BOT_SEAT}
            turn={turn}
            until={null}
            now={Date.now}
          >
            <HighlightMoment highlight={listening === null ? null : highlight} />
          </Stage>
          {game.result === null ? null : (
            <div className={styles.ended}>
              <AtTheDeal
                ended={{
                  presentation: table.presentation,
                  view: game,
                  eventsSoFar: feed.eventsSoFar,
                  result: game.result,
                  voice: voiceOf(seats, null, language),
                }}
              />
            </div>
          )}
          {isPanelOpen && !hasSide ? (
            <section
              className={styles.over}
              aria-label={words.panel}
              onKeyDown={({ key }) => key === 'Escape' && setPanelOpen(false)}
            >
              {panel}
            </section>
          ) : null}
        </div>
        <BotHand game={game} feed={feed} table={table} holder={seats[BOT_SEAT]} isTurn={turn === BOT_SEAT} />
        <Controls
          practice={practice}
          now={now}
          view={view}
          table={table}
          onResult={() => {
            setTab('games');
            setPanelOpen(true);
          }}
        />
      </main>
      {hasSide ? (
        <aside className={styles.side} aria-label={words.panel}>
          {panel}
        </aside>
      ) : null}
      <Announcer link={link} table={listening} />
      {isArranging ? <ArrangeSheet practice={practice} now={now} onClose={() => setArranging(false)} /> : null}
    </div>
  );
};

/** The table where a bot practises: the mat as always, with the bot's hand open and its game in one's own hands. */
export const BotTable = (props: BotTableProps) => {
  const shown = useShown(props.open);
  const { view } = shown.feed;
  return view === null ? <Loading /> : <Screen {...props} {...shown} view={view} />;
};
