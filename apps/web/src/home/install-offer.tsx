import { install, isOffered, refuseInstall, useInstall } from '../offline/install.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import styles from './home.module.css';
import { HOME_WORDS } from './messages/vi.ts';

/** For a player who has played twice and may want to come back with one tap. */
export const InstallOffer = ({ games }: { readonly games: number }) => {
  const words = useWords(HOME_WORDS);
  const state = useInstall();
  if (!isOffered(state, games)) return null;
  return (
    <aside className={styles.install}>
      <p>{words.installText}</p>
      <div>
        <Button onClick={() => void install()}>{words.install}</Button>
        <Button weight="quiet" onClick={refuseInstall}>
          {words.notNow}
        </Button>
      </div>
    </aside>
  );
};
