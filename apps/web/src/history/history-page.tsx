import { gameName } from '@sanh-rong/face/names';
import { useEffect, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { EMBLEMS } from '../games/emblems.ts';
import { lookForMe, useMe } from '../net/me.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Loading, Notice, OfflineNotice } from '../parts/notice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { GameList } from './game-list.tsx';
import { useGamePages } from './game-pages.ts';
import { GameRow } from './game-row.tsx';
import styles from './history.module.css';
import { usePracticeGames } from './local-games.ts';
import { HISTORY_WORDS } from './messages/index.ts';

type Whose = 'mine' | 'everybody' | 'local';

const pathOf = (whose: Whose, person: string | null, game: string): string | null => {
  const filter = game === '' ? '' : `?game=${encodeURIComponent(game)}`;
  if (whose === 'everybody') return `/api/games${filter}`;
  return whose === 'mine' && person !== null ? `/api/people/${person}/games${filter}` : null;
};

const Nothing = ({ whose }: { readonly whose: Whose }) => {
  const words = useWords(HISTORY_WORDS);
  const said = {
    mine: { title: words.noneMineTitle, text: words.noneMineText },
    everybody: { title: words.noneTitle, text: words.noneText },
    local: { title: words.noneLocalTitle, text: words.noneLocalText },
  }[whose];
  return (
    <Notice
      icon={<Icon name="cards" />}
      title={said.title}
      actions={
        whose === 'everybody' ? (
          <ButtonLink href="/new" weight="primary">
            {words.create}
          </ButtonLink>
        ) : (
          <ButtonLink href="/practice" weight="primary">
            {words.playNow}
          </ButtonLink>
        )
      }
    >
      {said.text}
    </Notice>
  );
};

const FromServer = ({ whose, game }: { readonly whose: 'mine' | 'everybody'; readonly game: string }) => {
  const words = useWords(HISTORY_WORDS);
  const me = useMe();
  const person = me.person?.id ?? null;
  const pages = useGamePages(pathOf(whose, person, game));
  if (whose === 'mine' && me.state === 'nobody') {
    return (
      <>
        <Nothing whose={whose} />
        <p className={styles.note}>{words.signInNote}</p>
      </>
    );
  }
  if (me.state === 'offline' || (pages.state === 'offline' && pages.items.length === 0)) {
    return (
      <OfflineNotice
        onAgain={() => {
          void lookForMe();
          pages.again();
        }}
      />
    );
  }
  if (pages.state === 'asking') return <Loading />;
  if (pages.state === 'refused') return <Notice title={pages.error?.message ?? ''} />;
  return pages.items.length === 0 ? <Nothing whose={whose} /> : <GameList pages={pages} person={person} />;
};

const FromHere = ({ game }: { readonly game: string }) => {
  const words = useWords(HISTORY_WORDS);
  const games = usePracticeGames();
  if (games === null) return <Loading />;
  const shown = games.filter((one) => game === '' || one.game === game);
  if (shown.length === 0) return <Nothing whose="local" />;
  return (
    <>
      <p className={styles.note}>{words.localNote}</p>
      <ul className={styles.list}>
        {shown.map((one) => (
          <GameRow key={one.id} played={one} person={one.self} />
        ))}
      </ul>
    </>
  );
};

/** Everything that has been played and can be watched again. */
export const HistoryPage = () => {
  const words = useWords(HISTORY_WORDS);
  const language = useLanguage();
  const state = useMe((me) => me.state);
  const [chosen, setWhose] = useState<Whose | null>(null);
  const [game, setGame] = useState('');
  useEffect(() => void lookForMe(), []);
  const whose = chosen ?? (state === 'nobody' ? 'everybody' : 'mine');
  return (
    <section className={styles.page}>
      <h1>{words.title}</h1>
      <Choice
        label={words.whose}
        value={whose}
        options={[
          { value: 'mine', label: words.mine },
          { value: 'everybody', label: words.everybody },
          { value: 'local', label: words.local },
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
        onChange={setGame}
      />
      {whose === 'local' ? <FromHere game={game} /> : <FromServer whose={whose} game={game} />}
    </section>
  );
};
