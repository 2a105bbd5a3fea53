import type { TableView } from '@sanh-rong/table';
import { useEffect } from 'react';
import type { TableLink } from '../link/table-link.ts';
import { keepPromise } from './promises.ts';

/**
 * Writes down what a table promises about its deals, for as long as it is on the screen. Where this is called before the
 * first deal, every deal of the session can be checked against it later.
 */
export const useKeptPromise = (link: TableLink, view: TableView | null): void => {
  const { home } = link.transport;
  const code = view?.code;
  const fair = view?.fair;
  const games = view?.settings.games;
  const company = view?.settings.company;
  // Once more after every deal and every game: the promise still stood then.
  const moment = view === null ? '' : `${view.phase} ${view.played} ${view.game === null}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is why it is written down again.
  useEffect(() => {
    if (home || code === undefined || fair === undefined || games === undefined) return;
    keepPromise({ code, fair, settings: { games, company } }, link.now());
  }, [link, home, code, fair, games, company, moment]);
};
