import { ruleSetName } from '@sanh-rong/presentation/names';
import type { TableView } from '@sanh-rong/table';
import { useLanguage, useWords } from '../words/words.ts';
import { LOBBY_WORDS } from './messages/vi.ts';
import { hostName } from './waiting.ts';

/** What a table is called: as its host named it, else after its host. */
export const useTableName = (view: TableView): string => {
  const words = useWords(LOBBY_WORDS);
  const language = useLanguage();
  const { name, game, ruleSet } = view.settings;
  if (name !== '') return name;
  const host = hostName(view);
  return host === null ? ruleSetName(game, ruleSet, language) : words.someonesTable(host);
};
