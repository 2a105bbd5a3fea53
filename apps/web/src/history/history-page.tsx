import { gameName } from '@sanh-rong/presentation/names';
import { useEffect, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { EMBLEMS } from '../games/emblems.ts';
import { lookForMe, useMe } from '../net/me.ts';
import { Choice } from '../parts/choice.tsx';
import { Loading, Notice, OfflineNotice } from '../parts/notice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { GameList, OwnGameList } from './game-list.tsx';
import { useGamePages } from './game-pages.ts';
import styles from './history.module.css';
import { HISTORY_WORDS } from './messages/vi.ts';
import { type OwnGames, useOwnGames } from './own-games.ts';

type Whose = 'mine' | 'everybody';

const Nothing = ({ whose }: { readonly whose: Whose }) => {
  const words = useWords(HISTORY_WORDS);
  const isMine = whose === 'mine';
  return (
    <Notice
      icon={<Icon name="cards" />}
      title={isMine ? words.noneMineTitle : words.noneTitle}
      link={{ href: isMine ? '/practice' : '/new', text: isMine ? words.playNow : words.create }}
    >
      {isMine ? words.noneMineText : words.noneText}
    </Notice>
  );
};

const Mine = ({ own }: { readonly own: OwnGames }) => {
  const words = useWords(HISTORY_WORDS);
  if (own.state === 'loading' && own.games.length === 0) return <Loading />;
  const isOffline = own.state === 'offline';
  return (
    <>
      {own.games.length > 0 ? <OwnGameList own={own} /> : null}
      {own.games.length === 0 && !isOffline ? <Nothing whose="mine" /> : null}
      {own.games.some(({ played }) => played.practice) ? <p className={styles.note}>{words.localNote}</p> : null}
      {isOffline ? (
        <OfflineNotice
          onAgain={() => {
            void lookForMe();
            own.again();
          }}
        />
      ) : null}
    </>
  );
};

const Everybody = ({ game }: { readonly game: string }) => {
  const person = useMe((me) => me.person?.id ?? null);
  const pages = useGamePages(`/api/games${game === '' ? '' : `?game=${encodeURIComponent(game)}`}`);
  if (pages.state === 'offline' && pages.items.length === 0) return <OfflineNotice onAgain={pages.again} />;
  if (pages.state === 'loading') return <Loading />;
  if (pages.state === 'refused') return <Notice title={pages.error?.message ?? ''} />;
  return pages.items.length === 0 ? <Nothing whose="everybody" /> : <GameList pages={pages} person={person} />;
};

/** Everything that has been played and can be watched again. */
export const HistoryPage = () => {
  const words = useWords(HISTORY_WORDS);
  const language = useLanguage();
  const [chosen, setWhose] = useState<Whose | null>(null);
  const [game, setGame] = useState('');
  useEffect(() => void lookForMe(), []);
  const own = useOwnGames(game);
  // A person who has played nothing yet sees what others have, instead of an empty list.
  const hasNone = own.state === 'loaded' && own.games.length === 0;
  const whose = chosen ?? (hasNone ? 'everybody' : 'mine');
  return (
    <section className={styles.page}>
      <h1>{words.title}</h1>
      <Choice
        label={words.whose}
        value={whose}
        options={[
          { value: 'mine', label: words.mine },
          { value: 'everybody', label: words.everybody },
        ]}
        onChange={setWhose}
      />
      <Choice
        label={words.game}
        value={game}
        options={[
          { value: '', label: words.anyGame },
          ...EMBLEMS.map((emblem) => ({ value: emblem.game, label: gameName(emblem.game, language) })),
        ]}
        onChange={(next) => {
          // What was looked at stays what is looked at, also where it has no such game.
          setWhose(whose);
          setGame(next);
        }}
      />
      {whose === 'mine' ? <Mine own={own} /> : <Everybody game={game} />}
    </section>
  );
};
