import { gameName } from '@sanh-rong/presentation/names';
import type { ArenaTournamentDetail, BotSummary } from '@sanh-rong/protocol';
import { Avatar } from '../../art/avatar.tsx';
import { Icon } from '../../art/icons.tsx';
import { useOwnBots } from '../../bots/own-bots.ts';
import { post, request } from '../../net/rest.ts';
import { useSubmit } from '../../net/use-submit.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { Fault } from '../fault.tsx';
import { Trouble } from '../trouble.tsx';
import { TOURNAMENT_WORDS } from './messages/vi.ts';
import { TOURNAMENT_API } from './tournament-api.ts';
import styles from './tournaments.module.css';

/** Bots of one person in one tournament. */
const MOST = 10;

interface OwnBotProps {
  readonly tournament: string;
  readonly bot: BotSummary;
  readonly isIn: boolean;
  readonly onChanged: () => void;
}

const OwnBot = ({ tournament, bot, isIn, onChanged }: OwnBotProps) => {
  const words = useWords(TOURNAMENT_WORDS);
  const submission = useSubmit();
  const { id, name, version, sound } = bot;
  const change = (): Promise<boolean> =>
    submission.run(async () => {
      if (isIn) await request('DELETE', TOURNAMENT_API.signUp(tournament, id));
      else await post(TOURNAMENT_API.signUps(tournament), { bot: id });
      onChanged();
    });
  return (
    <li className={styles.own}>
      <Avatar name={name} seed={id} kind="player" size={36} />
      <span>
        <b>{name}</b>
        <small>
          {`v${version}`}
          {isIn ? ` · ${words.signedUp}` : ''}
          {sound || isIn ? '' : ` · ${words.unsound}`}
        </small>
      </span>
      <Button
        weight={isIn ? 'quiet' : 'primary'}
        icon={<Icon name={isIn ? 'leave' : 'plus'} />}
        disabled={submission.busy || (!isIn && !sound)}
        aria-label={isIn ? words.withdrawOf(name) : words.signUpOf(name)}
        onClick={() => void change()}
      >
        {isIn ? words.withdraw : words.signUp}
      </Button>
      <Fault fault={submission.fault} />
    </li>
  );
};

interface SignUpProps {
  readonly tournament: ArenaTournamentDetail;
  readonly onChanged: () => void;
}

/** One's own bots of that game, each in or out with one tap. */
export const SignUp = ({ tournament, onChanged }: SignUpProps) => {
  const words = useWords(TOURNAMENT_WORDS);
  const language = useLanguage();
  const own = useOwnBots();
  const { id, game, standings } = tournament;
  const bots = own.state === 'there' ? own.bots.filter((bot) => bot.game === game && !bot.remote) : [];
  const entered = new Set(standings.map(({ bot }) => bot?.id));
  const hasNone = own.state === 'nobody' || (own.state === 'there' && bots.length === 0);
  return (
    <section className={arena.part}>
      <h2>{words.signUpTitle}</h2>
      {own.state === 'loading' || own.state === 'offline' ? (
        <Trouble query={{ state: own.state, again: own.again }} />
      ) : null}
      {hasNone ? (
        <div className={arena.actions}>
          <p>{words.noBots(gameName(game, language))}</p>
          <ButtonLink href="/bots" icon={<Icon name="bot" />}>
            {words.writeBot}
          </ButtonLink>
        </div>
      ) : null}
      {bots.length === 0 ? null : (
        <>
          <ul className={styles.owns}>
            {bots.map((bot) => (
              <OwnBot key={bot.id} tournament={id} bot={bot} isIn={entered.has(bot.id)} onChanged={onChanged} />
            ))}
          </ul>
          <p className={arena.soft}>{words.signUpText(MOST)}</p>
        </>
      )}
    </section>
  );
};
