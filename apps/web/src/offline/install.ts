import { create } from 'zustand';
import { STORAGE_KEYS } from '../storage/keys.ts';

/** Putting the app on the home screen, where a browser offers it. */

interface InstallOffered extends Event {
  prompt(): Promise<unknown>;
}

const ENOUGH_GAMES = 2;

interface Install {
  /** What the browser waits with; null where it offers nothing, or the app is there already. */
  readonly offered: InstallOffered | null;
  /** The visitor does not want it. */
  readonly refused: boolean;
}

export const useInstall = create<Install>()(() => ({ offered: null, refused: false }));

/** It is offered only to players who know what for: those who have played twice may come again. */
export const isOffered = ({ offered, refused }: Install, games: number): boolean =>
  offered !== null && !refused && games >= ENOUGH_GAMES;

/** Keeps what the browser would ask at once, until it is time. */
export const awaitInstall = (): void => {
  useInstall.setState({ refused: localStorage.getItem(STORAGE_KEYS.installRefused) !== null });
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ offered: event as InstallOffered });
  });
  addEventListener('appinstalled', () => useInstall.setState({ offered: null }));
};

export const install = async (): Promise<void> => {
  const { offered } = useInstall.getState();
  // A browser lets each offer be taken up once.
  useInstall.setState({ offered: null });
  await offered?.prompt();
};

export const refuseInstall = (): void => {
  localStorage.setItem(STORAGE_KEYS.installRefused, 'no');
  useInstall.setState({ refused: true });
};
