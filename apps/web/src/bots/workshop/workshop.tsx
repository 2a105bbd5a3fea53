import { faultWords, type SourcePosition } from '@sanh-rong/bot-kit';
import type { BotDetail } from '@sanh-rong/protocol';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '../../parts/use-media.ts';
import { rememberBot } from '../../practice/bot/known-bots.ts';
import { useTitle } from '../../shell/arrival.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { useEditorKind } from '../code/choose-editor.ts';
import type { CodeFault, CodeHandle } from '../code/code-editor.ts';
import { CodeField } from '../code/code-field.tsx';
import { DocsPanel } from '../docs/docs-panel.tsx';
import { ExamplesPanel } from '../docs/examples-panel.tsx';
import { firstFault, sourcePositionOf, tallyOf } from '../trial/outcome.ts';
import { TrialPanel } from '../trial/trial-panel.tsx';
import { type Ground, type Trial, useTrial } from '../trial/use-trial.ts';
import { AboutPanel } from './about-panel.tsx';
import { Bar } from './bar.tsx';
import { Comparison } from './comparison.tsx';
import { type Bench, type Benches, Desk, Pocket } from './layouts.tsx';
import { WORKSHOP_WORDS } from './messages/vi.ts';
import { Leaving, Notices, SaveNotices } from './notices.tsx';
import { ReportsPanel } from './reports-panel.tsx';
import { useWorkshop } from './use-workshop.ts';
import { VersionsPanel } from './versions-panel.tsx';
import styles from './workshop.module.css';

/** From here on everything stands beside each other. */
const DESK = '(min-width: 1000px)';

/** Where the last try went wrong, as long as the code is what was tried. */
const useCodeFault = (trial: Trial | null, isFresh: boolean): CodeFault | null => {
  const language = useLanguage();
  if (trial === null || !isFresh) return null;
  const { game, fault, outcomes } = trial;
  const place = sourcePositionOf(fault);
  if (fault !== null && place !== null) return { place, message: faultWords(game, fault, language) };
  return firstFault(game, outcomes, language);
};

const useSaveKey = (save: () => void): void => {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's' || event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};

const numberAsked = (name: string): number | null => {
  const number = Number(new URLSearchParams(location.search).get(name) ?? 0);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
};

/** The line to show, as the address says. */
const lineAsked = (): SourcePosition | null => {
  const line = numberAsked('line');
  return line === null ? null : { line, column: 1 };
};

/** The version to show beside what is typed, as the address says. */
const versionAsked = (): number | null => numberAsked('compare');

/** The editor; as soon as it is there it shows the line that was asked for, once. */
const useEditor = (): {
  readonly code: RefObject<CodeHandle | null>;
  readonly attach: (editor: CodeHandle | null) => void;
} => {
  const code = useRef<CodeHandle | null>(null);
  const asked = useRef(lineAsked());
  const attach = useCallback((editor: CodeHandle | null) => {
    code.current = editor;
    if (editor === null || asked.current === null) return;
    editor.goTo(asked.current);
    asked.current = null;
  }, []);
  return { code, attach };
};

/** Where a bot is written, tried out and looked after. */
export const WorkshopScreen = ({ detail }: { readonly detail: BotDetail }) => {
  const words = useWords(WORKSHOP_WORDS);
  const workshop = useWorkshop(detail);
  const { bot, saved, text, setText, isChanged, save } = workshop;
  const { trial, start } = useTrial();
  const [tried, setTried] = useState('');
  const [compared, setCompared] = useState(versionAsked);
  const [front, setFront] = useState<readonly Bench[]>([]);
  const { code, attach } = useEditor();
  const isDesk = useMedia(DESK);
  const isFull = useEditorKind() === 'full';
  const mark = useCodeFault(trial, tried === text);
  const saveNow = (): void => {
    if (isChanged || workshop.saving.busy) void save();
  };
  // It can be practised with where there is no network.
  useEffect(() => rememberBot({ ...bot, ...saved }), [bot, saved]);
  useTitle(bot.name);
  useSaveKey(saveNow);

  const bring = (bench: Bench): void => setFront((known) => [bench, ...known.filter((one) => one !== bench)]);
  const test = async (ground: Ground): Promise<void> => {
    bring('situations');
    if (ground === 'server' && isChanged && !(await save())) return;
    setTried(text);
    await start(ground, { game: bot.game, source: text, id: bot.id });
  };
  const goTo = (place: SourcePosition): void => {
    flushSync(() => {
      setCompared(null);
      bring('code');
    });
    code.current?.goTo(place);
  };
  const compare = (version: number): void => {
    setCompared(version);
    bring('code');
  };
  const faults = trial === null ? 0 : tallyOf(trial.outcomes).faults + (trial.fault === null ? 0 : 1);

  const benches: Benches = {
    bar: (
      <>
        <Bar
          workshop={workshop}
          isTesting={trial?.isRunning ?? false}
          onTest={() => void test('browser')}
          onFormat={isFull ? () => code.current?.format?.() : null}
        />
        <SaveNotices workshop={workshop} onCompare={compare} />
      </>
    ),
    code: (
      <>
        <Notices workshop={workshop} readsTypes={isFull} />
        <div className={styles.sheet} hidden={compared !== null}>
          <CodeField
            ref={attach}
            value={text}
            onChange={setText}
            game={bot.game}
            label={words.editorOf(bot.name)}
            mark={mark}
            onRun={() => void test('browser')}
            onSave={saveNow}
          />
        </div>
        {compared === null ? null : (
          <Comparison key={compared} workshop={workshop} version={compared} onClose={() => setCompared(null)} />
        )}
      </>
    ),
    situations: <TrialPanel trial={trial} onStart={(ground) => void test(ground)} onGoTo={goTo} />,
    reports: <ReportsPanel workshop={workshop} onGoTo={goTo} />,
    docs: <DocsPanel game={bot.game} />,
    examples: (
      <ExamplesPanel
        game={bot.game}
        onReplace={(source) => {
          setText(source);
          bring('code');
        }}
      />
    ),
    versions: <VersionsPanel workshop={workshop} compared={compared} onCompare={compare} />,
    about: <AboutPanel workshop={workshop} isFull={isFull} />,
  };
  const Layout = isDesk ? Desk : Pocket;
  return (
    <>
      <Layout benches={benches} front={front} onFront={bring} mark={faults === 0 ? undefined : `${faults}`} />
      <Leaving workshop={workshop} />
    </>
  );
};
