import { editor, KeyCode, KeyMod, MarkerSeverity, Uri } from 'monaco-editor/editor/editor.api';
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/caretOperations/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/comment/register';
import 'monaco-editor/features/contextmenu/register';
import 'monaco-editor/features/cursorUndo/register';
import 'monaco-editor/features/diffEditor/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/folding/register';
import 'monaco-editor/features/format/register';
import 'monaco-editor/features/gotoError/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/indentation/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/multicursor/register';
import 'monaco-editor/features/parameterHints/register';
import 'monaco-editor/features/quickCommand/register';
import 'monaco-editor/features/rename/register';
import 'monaco-editor/features/smartSelect/register';
import 'monaco-editor/features/snippet/register';
import 'monaco-editor/editor/contrib/suggest/browser/suggestController';
import 'monaco-editor/features/toggleTabFocusMode/register';
import 'monaco-editor/features/wordHighlighter/register';
import 'monaco-editor/features/wordOperations/register';
import 'monaco-editor/languages/definitions/javascript/register';
import { javascriptDefaults, ScriptTarget } from 'monaco-editor/languages/features/typescript/register';
import './monaco.css';
import { CODE_COLOURS, type CodeColours } from './colours.ts';

/** The large editor, with what a bot is written with and nothing else. Only pages that need it load this. */

export { editor, KeyCode, KeyMod, MarkerSeverity, Uri };

self.MonacoEnvironment = {
  getWorker: (_module, label) =>
    label === 'javascript'
      ? new Worker(new URL('./language-worker.ts', import.meta.url), { type: 'module' })
      : new Worker(new URL('./editor-worker.ts', import.meta.url), { type: 'module' }),
};

/** As in `typescript`, which is not here: every file is a module of its own, as bots are. */
const EVERY_FILE_A_MODULE = 3;

javascriptDefaults.setCompilerOptions({
  allowJs: true,
  checkJs: true,
  allowNonTsExtensions: true,
  target: ScriptTarget.ESNext,
  // The language alone: what a browser or Node has besides is marked as unknown (BT-3).
  lib: ['es2023'],
  moduleDetection: EVERY_FILE_A_MODULE,
  strictNullChecks: true,
  noImplicitAny: false,
});
javascriptDefaults.setDiagnosticsOptions({
  noSemanticValidation: false,
  noSyntaxValidation: false,
  // Hints how code could be written differently are noise to an author who tries out an idea.
  noSuggestionDiagnostics: true,
});
javascriptDefaults.setEagerModelSync(true);

/** What the code may name besides the language. */
export const setTypes = (declarations: string): void =>
  javascriptDefaults.setExtraLibs([{ content: declarations, filePath: 'ts:bot.d.ts' }]);

const bare = (colour: string): string => colour.slice(1);

/** Brackets in the colour of everything else, however deep. */
const BRACKET = 'editorBracketHighlight.foreground';

const themeOf = (base: 'vs' | 'vs-dark', colours: CodeColours): editor.IStandaloneThemeData => ({
  base,
  inherit: true,
  rules: [
    { token: '', foreground: bare(colours.plain), background: bare(colours.paper) },
    { token: 'comment', foreground: bare(colours.comment) },
    { token: 'string', foreground: bare(colours.text) },
    { token: 'regexp', foreground: bare(colours.text) },
    { token: 'number', foreground: bare(colours.number) },
    { token: 'keyword', foreground: bare(colours.keyword) },
    { token: 'type.identifier', foreground: bare(colours.call) },
    { token: 'delimiter', foreground: bare(colours.plain) },
  ],
  colors: {
    'editor.background': colours.paper,
    'editor.foreground': colours.plain,
    'editor.lineHighlightBackground': colours.line,
    'editor.lineHighlightBorder': colours.line,
    'editor.selectionBackground': colours.chosen,
    'editorLineNumber.foreground': colours.gutter,
    'editorLineNumber.activeForeground': colours.gutterHere,
    'editorGutter.background': colours.line,
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [BRACKET + depth, colours.plain])),
    'editorCursor.foreground': colours.plain,
    'editorIndentGuide.background1': colours.frame,
    'editorIndentGuide.activeBackground1': colours.gutter,
    'editorError.foreground': colours.fault,
    'editorWarning.foreground': colours.warning,
    'editorWidget.background': colours.raised,
    'editorWidget.foreground': colours.plain,
    'editorWidget.border': colours.frame,
    'editorSuggestWidget.background': colours.raised,
    'editorSuggestWidget.foreground': colours.plain,
    'editorSuggestWidget.selectedBackground': colours.chosen,
    'editorSuggestWidget.selectedForeground': colours.plain,
    'editorSuggestWidget.highlightForeground': colours.call,
    'editorSuggestWidget.focusHighlightForeground': colours.call,
    'editorHoverWidget.background': colours.raised,
    'editorHoverWidget.border': colours.frame,
    'quickInput.background': colours.raised,
    'quickInput.foreground': colours.plain,
    'quickInputList.focusBackground': colours.chosen,
    'quickInputList.focusForeground': colours.plain,
    focusBorder: colours.gutter,
    'textLink.foreground': colours.call,
    'textCodeBlock.background': colours.line,
    'input.background': colours.paper,
    'input.foreground': colours.plain,
    'input.border': colours.gutter,
    'menu.background': colours.raised,
    'menu.foreground': colours.plain,
    'menu.selectionBackground': colours.chosen,
    'menu.selectionForeground': colours.plain,
    'diffEditor.insertedTextBackground': `${colours.added}33`,
    'diffEditor.removedTextBackground': `${colours.removed}33`,
    'diffEditor.insertedLineBackground': `${colours.added}22`,
    'diffEditor.removedLineBackground': `${colours.removed}22`,
  },
});

editor.defineTheme('sanh-rong-light', themeOf('vs', CODE_COLOURS.light));
editor.defineTheme('sanh-rong-dark', themeOf('vs-dark', CODE_COLOURS.dark));

export const setDark = (dark: boolean): void => editor.setTheme(dark ? 'sanh-rong-dark' : 'sanh-rong-light');

/** What both editors have in common: the one to write with, and the one that compares. */
export const COMMON = {
  fontFamily: 'ui-monospace, "SFMono-Regular", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: 14,
  lineHeight: 21,
  automaticLayout: true,
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  useShadowDOM: false,
  fixedOverflowWidgets: true,
  // Suits of cards are no letters that pretend to be others.
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: false },
  stickyScroll: { enabled: false },
  overviewRulerLanes: 0,
  hideCursorInOverviewRuler: true,
  renderLineHighlight: 'line',
  renderFinalNewline: 'on',
  smoothScrolling: false,
  // With this one it writes styles as text, which the policy of our pages forbids.
  wrappingStrategy: 'simple',
  editContext: false,
} as const satisfies editor.IEditorOptions;
