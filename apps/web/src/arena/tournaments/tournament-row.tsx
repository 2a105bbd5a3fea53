import { ruleSetName } from '@sanh-rong/presentation/names';
import type { ArenaTournament } from '@sanh-rong/protocol';
import { Link } from 'wouter';
import { Icon } from '../../art/icons.tsx';
import { GameEmblem } from '../../games/game-choice.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { ARENA_PAGES } from '../paths.ts';
import { contestantName } from '../who.tsx';
import { TOURNAMENT_WORDS } from './messages/vi.ts';
import { progressOf } from './progress.ts';

/** A tournament as a line of a list: what is played, how far it is, who won. */
export const TournamentRow = ({ tournament }: { readonly tournament: ArenaTournament }) => {
  const words = useWords(TOURNAMENT_WORDS);
  const language = useLanguage();
  const { id, name, game, ruleSet, format, bots, winner, status } = tournament;
  const { now, next } = progressOf(tournament, words, { now: Date.now(), language });
  const about = [ruleSetName(game, ruleSet, language), words.formats[format], words.bots(bots)];
  return (
    <li>
      <Link href={ARENA_PAGES.tournament(id)} className={arena.row}>
        <GameEmblem game={game} />
        <span>
          <b>{name}</b>
          <small>{about.join(' · ')}</small>
          {winner === null ? (
            <small>{status === 'open' ? next : now}</small>
          ) : (
            <span className={arena.side}>
              <Icon name="crown" /> <span className="only-read">{words.winner}: </span>
              <b>{contestantName(winner, language)}</b>
            </span>
          )}
        </span>
        {status === 'open' ? <span className={arena.watch}>{words.signUp}</span> : null}
      </Link>
    </li>
  );
};
