import { caution, ruleSetName } from '@sanh-rong/presentation/names';
import type { TableView } from '@sanh-rong/table';
import { Icon } from '../art/icons.tsx';
import type { TableLink } from '../link/table-link.ts';
import lobby from '../lobby/lobby.module.css';
import { Seats } from '../lobby/seats.tsx';
import band from '../look/band.module.css';
import { Button, IconButton } from '../parts/button.tsx';
import { useSecondsLeft } from '../table/turn-clock.ts';
import { useLeave } from '../table/use-leave.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { STRANGERS_WORDS } from './messages/vi.ts';
import styles from './strangers.module.css';

/** The seconds before the first card: who is here, and the start that comes by itself. */
export const Gathering = ({ link, view }: { readonly link: TableLink; readonly view: TableView }) => {
  const words = useWords(STRANGERS_WORDS);
  const language = useLanguage();
  const seconds = useSecondsLeft(view.phase === 'ready' ? view.until : null, () => link.now());
  const { leaving, leave } = useLeave(link);
  const { game, ruleSet, options } = view.settings;
  const warning = caution(game, ruleSet, options, language);
  return (
    <div className={lobby.page}>
      <header className={`${band.band} ${lobby.top}`}>
        <IconButton label={words.leave} icon={<Icon name="leave" />} disabled={leaving} onClick={() => leave()} />
        <h1 className={lobby.title}>
          <span>{words.find}</span>
          <small>{ruleSetName(game, ruleSet, language)}</small>
        </h1>
      </header>
      <main className={styles.gathering}>
        <Seats link={link} view={view}>
          <p className={lobby.note}>{words.gatheringNote}</p>
          {warning === '' ? null : <p className={lobby.note}>{warning}</p>}
        </Seats>
      </main>
      <footer className={lobby.bottom}>
        <p className={lobby.status} role="status">
          {seconds === null || seconds === 0 ? words.gathering : words.dealtIn(seconds)}
        </p>
        <div className={lobby.doing}>
          <Button wide icon={<Icon name="leave" />} disabled={leaving} onClick={() => leave()}>
            {words.leave}
          </Button>
        </div>
      </footer>
    </div>
  );
};
