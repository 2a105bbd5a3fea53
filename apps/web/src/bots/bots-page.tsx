import { gameName } from '@sanh-rong/presentation/names';
import type { BotSummary } from '@sanh-rong/protocol';
import { useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { EMBLEMS } from '../games/emblems.ts';
import { GameEmblem } from '../games/game-choice.tsx';
import { Button } from '../parts/button.tsx';
import { Loading, OfflineNotice } from '../parts/notice.tsx';
import { Programs } from '../people/programs.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { BotCard } from './bot-card.tsx';
import styles from './bots.module.css';
import { CommandLine } from './command-line.tsx';
import { CreateSheet } from './create-sheet.tsx';
import { FirstBot } from './first-bot.tsx';
import { Goodbyes } from './goodbyes.tsx';
import { groupByGame } from './grouping.ts';
import { BOTS_WORDS } from './messages/vi.ts';
import { OpenBots } from './open-bots.tsx';
import { useOwnBots } from './own-bots.ts';

interface GroupsProps {
  readonly bots: readonly BotSummary[];
  readonly onChanged: (told: string | null) => void;
}

const Groups = ({ bots, onChanged }: GroupsProps) => {
  const words = useWords(BOTS_WORDS);
  const language = useLanguage();
  return groupByGame(bots).map((group) => (
    <section key={group.game} className={styles.part}>
      <h2 className={styles.gameHead}>
        <GameEmblem game={group.game} />
        {gameName(group.game, language)}
        <small>{words.count(group.bots.length)}</small>
      </h2>
      <ul className={styles.list}>
        {group.bots.map((bot) => (
          <BotCard key={bot.id} bot={bot} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  ));
};

/** One's own bots, those of others, and how a program comes in from outside. */
export const BotsPage = () => {
  const words = useWords(BOTS_WORDS);
  const own = useOwnBots();
  const [isCreating, setCreating] = useState(false);
  const [told, setTold] = useState('');
  const bots = own.state === 'there' ? own.bots : [];
  const isFull = own.state === 'there' && own.quota.used >= own.quota.most;
  const isEmpty = own.state === 'nobody' || (own.state === 'there' && bots.length === 0);
  const game = groupByGame(bots)[0]?.game ?? EMBLEMS[0].game;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{words.title}</h1>
          <p className={styles.soft}>{words.lead}</p>
        </div>
        {isEmpty ? null : (
          <div className={styles.begin}>
            <Button
              weight="primary"
              icon={<Icon name="plus" />}
              disabled={own.state !== 'there' || isFull}
              onClick={() => setCreating(true)}
            >
              {words.create}
            </Button>
            {own.state === 'there' ? <small>{words.quota(own.quota.used, own.quota.most)}</small> : null}
          </div>
        )}
      </header>
      {isFull && own.state === 'there' ? <p className={styles.full}>{words.quotaFull(own.quota.most)}</p> : null}
      <p className={told === '' ? 'only-read' : styles.told} role="status">
        {told}
      </p>
      {own.state === 'loading' ? <Loading /> : null}
      {own.state === 'offline' ? <OfflineNotice onAgain={own.again} /> : null}
      {own.state === 'refused' ? <p className={styles.fault}>{own.message}</p> : null}
      {isEmpty ? <FirstBot onCreate={() => setCreating(true)} /> : null}
      <Groups
        bots={bots}
        onChanged={(message) => {
          setTold(message ?? '');
          own.again();
        }}
      />
      {own.state === 'there' ? <OpenBots /> : null}
      <CommandLine game={game} isSettled={own.state !== 'loading'} />
      <Programs />
      <Goodbyes />
      {isCreating ? <CreateSheet game={game} onClose={() => setCreating(false)} /> : null}
    </div>
  );
};
