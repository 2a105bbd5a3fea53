import type { TableView } from '@sanh-rong/table';
import { useEffect, useRef, useState } from 'react';
import type { GameTable } from '../games/game-table.ts';
import type { TableLink } from '../link/table-link.ts';
import { useLanguage } from '../words/words.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import { faultSentence, voiceOf } from './voice.ts';

/** Says what happens to those who listen instead of looking. */
export const Announcer = ({ link, table }: { readonly link: TableLink; readonly table: GameTable | null }) => {
  const language = useLanguage();
  const [said, setSaid] = useState<readonly { readonly id: number; readonly text: string }[]>([]);
  const number = useRef(0);
  const told = useRef(0);
  useEffect(() => {
    if (table === null) return;
    const sentences = (view: TableView): readonly string[] => {
      if (view.game === null) return [];
      const voice = voiceOf(view.seats, view.you, language);
      return table.presentation.narrate(view.game, link.snapshot().eventsSoFar, voice).map(({ text }) => text);
    };
    const { view } = link.snapshot();
    told.current = view === null ? 0 : sentences(view).length;
    return link.onCue(({ after, before, type, faulted }) => {
      const all = sentences(after);
      if (type === 'dealt') told.current = 0;
      const fresh = all.slice(told.current);
      told.current = all.length;
      if (faulted !== null) fresh.push(faultSentence(faulted, voiceOf(after.seats, after.you, language)));
      const words = TABLE_WORDS[language];
      const mine = after.turn !== null && after.turn === after.you && before?.turn !== after.you;
      if (mine && after.game !== null) {
        fresh.push(
          `${words.yourTurn}. ${table.presentation.prompt(after.game, voiceOf(after.seats, after.you, language))}`,
        );
      }
      if (fresh.length === 0) return;
      const lines = fresh.map((text) => ({ id: ++number.current, text }));
      setSaid((old) => [...old, ...lines].slice(-12));
    });
  }, [link, table, language]);
  return (
    <div className="only-read" role="log" aria-live="polite" aria-label={TABLE_WORDS[language].log} tabIndex={-1}>
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
};
