import { Link } from 'wouter';
import { Icon } from '../../art/icons.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import replay from '../../replay/replay-table.module.css';
import { Arrived, useTitle } from '../../shell/arrival.tsx';
import { useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import { useMatchName } from '../match/match-name.ts';
import { MATCH_WORDS } from '../match/messages/index.ts';
import { useMatch } from '../match/use-match.ts';
import { ARENA_PAGES } from '../paths.ts';
import { Trouble } from '../trouble.tsx';
import { LiveTable } from './live-table.tsx';

/** Nothing but the game that is being played. */
export const LivePage = ({ id }: { readonly id: string }) => {
  const words = useWords(MATCH_WORDS);
  const polled = useMatch(id);
  const match = polled.state === 'answered' ? polled.answer : null;
  const name = useMatchName(match);
  useTitle(`${words.live} · ${name}`);
  if (match === null) return <Trouble polled={polled} of="page" />;
  return (
    <div className={styles.page}>
      <header className={replay.heading}>
        <Link
          href={ARENA_PAGES.match(id)}
          className={replay.back}
          aria-label={words.backToMatch}
          title={words.backToMatch}
        >
          <Icon name="arrow-left" />
        </Link>
        <div>
          <h1>{words.live}</h1>
          <p>{name}</p>
        </div>
      </header>
      <LiveTable
        match={match}
        onOver={polled.again}
        after={
          <ButtonLink href={ARENA_PAGES.match(id)} weight="primary">
            {words.liveResult}
          </ButtonLink>
        }
      />
      <Arrived />
    </div>
  );
};
