import { gameName } from '@sanh-rong/presentation/names';
import type { BotDetail } from '@sanh-rong/protocol';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { Avatar } from '../../art/avatar.tsx';
import { Icon } from '../../art/icons.tsx';
import { beSomebody } from '../../net/me.ts';
import { post } from '../../net/rest.ts';
import { useSubmit } from '../../net/use-submit.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Fault } from '../../parts/notice.tsx';
import { useTitle } from '../../shell/arrival.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { BotFacts } from '../bot-card.tsx';
import { ShownCode } from '../code/shown-code.tsx';
import { BOTS_WORDS } from '../messages/vi.ts';
import { WORKSHOP_WORDS } from './messages/vi.ts';
import styles from './workshop.module.css';

const StandingLine = lazy(() =>
  import('../../arena/entry/standing-line.tsx').then(({ StandingLine: line }) => ({ default: line })),
);

/** Another person's bot: its code where that may be read, and what can be done with it. */
export const ShownBot = ({ bot }: { readonly bot: BotDetail }) => {
  const words = useWords(WORKSHOP_WORDS);
  const botsWords = useWords(BOTS_WORDS);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const submission = useSubmit();
  const { id, game, name, description, source, remote } = bot;
  useTitle(name);
  const fork = (): Promise<boolean> =>
    submission.run(async () => {
      await beSomebody();
      navigate(`/bots/${(await post<BotDetail>(`/api/bots/${id}/copies`)).id}`);
    });
  return (
    <article className={styles.shown}>
      <Link href="/bots" className={styles.way}>
        <Icon name="arrow-left" /> {words.allBots}
      </Link>
      <header>
        <Avatar name={name} seed={id} kind="player" size={72} />
        <div>
          <h1>{name}</h1>
          <p>{gameName(game, language)}</p>
          <BotFacts bot={bot} />
        </div>
      </header>
      {description === '' ? null : <p>{description}</p>}
      <Suspense fallback={null}>
        <StandingLine bot={id} mine={false} />
      </Suspense>
      <div className={styles.ways}>
        {source === null ? null : (
          <Button weight="primary" icon={<Icon name="copy" />} disabled={submission.busy} onClick={() => void fork()}>
            {submission.busy ? words.forking : words.fork}
          </Button>
        )}
        {remote ? null : (
          <ButtonLink href={`/new?${new URLSearchParams({ game, bot: id })}`} icon={<Icon name="table" />}>
            {botsWords.seat}
          </ButtonLink>
        )}
      </div>
      <Fault>{submission.fault?.message}</Fault>
      {remote ? (
        <section className={styles.hiddenCode}>
          <Icon name="link" size={32} />
          <h2>{botsWords.remoteStart}</h2>
          <p>{words.remoteText}</p>
        </section>
      ) : source === null ? (
        <section className={styles.hiddenCode}>
          <Icon name="eye-off" size={32} />
          <h2>{words.hiddenTitle}</h2>
          <p>{words.hiddenText}</p>
        </section>
      ) : (
        <ShownCode code={source} label={words.codeOf(name)} numbered />
      )}
    </article>
  );
};
