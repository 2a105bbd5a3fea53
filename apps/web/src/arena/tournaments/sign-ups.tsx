import type { ArenaTournamentDetail } from '@sanh-rong/protocol';
import { Icon } from '../../art/icons.tsx';
import { request } from '../../net/rest.ts';
import { useSubmit } from '../../net/use-submit.ts';
import { IconButton } from '../../parts/button.tsx';
import { useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { Fault } from '../fault.tsx';
import { Who } from '../who.tsx';
import { TOURNAMENT_WORDS } from './messages/vi.ts';
import { TOURNAMENT_API } from './tournament-api.ts';
import styles from './tournaments.module.css';

interface SignUpsProps {
  readonly tournament: ArenaTournamentDetail;
  readonly onChanged: () => void;
}

/** Who has signed up so far. The organiser may take a bot out again. */
export const SignUps = ({ tournament, onChanged }: SignUpsProps) => {
  const words = useWords(TOURNAMENT_WORDS);
  const submission = useSubmit();
  const { id, standings } = tournament;
  const takeOut = (bot: string): Promise<boolean> =>
    submission.run(async () => {
      await request('DELETE', TOURNAMENT_API.signUp(id, bot));
      onChanged();
    });
  return (
    <section className={arena.part}>
      <h2>{words.signUps(standings.length)}</h2>
      {standings.length === 0 ? <p className={arena.soft}>{words.noSignUps}</p> : null}
      <ul className={styles.owns}>
        {standings.map(({ bot, level, mine }) => (
          <li key={bot?.id ?? level} className={styles.own} data-mine={mine || undefined}>
            <Who contestant={{ bot, level }} />
            {tournament.mine && !mine && bot !== null ? (
              <IconButton
                label={words.withdrawOf(bot.name)}
                icon={<Icon name="close" />}
                disabled={submission.busy}
                onClick={() => void takeOut(bot.id)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <Fault fault={submission.fault} />
    </section>
  );
};
