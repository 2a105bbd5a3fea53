import {
  type BaseAction,
  type BaseEvent,
  type BaseView,
  type CardId,
  type Catalogue,
  LANGUAGES,
  type Language,
} from '@sanh-rong/engine';
import type { Command, GamePresentation, Sentence, Voice } from '@sanh-rong/presentation';

/**
 * What a game tells the terminal besides what it tells every screen: keys and words for its commands, the mat in text,
 * and how to play line by line. The play loop, the screen and the line mode know only this.
 */

/** What stands for the dealer's button before a name. */
export const DEALER_MARK = '◉';

/** How a command is given in the terminal. */
export interface Handle {
  /** The key that each language shows; all of them work in all languages. */
  readonly keys: Readonly<Record<Language, string>>;
  /** What may be written for it, in any language, before cards or an amount. */
  readonly words: readonly string[];
  /** What it does, for the help page. */
  help(language: Language): string;
}

export interface TerminalCommand<View, Action> extends Command<View, Action>, Handle {}

/** How an offer between two games is accepted. */
export interface Acceptance {
  readonly key: string;
  readonly words: readonly string[];
}

/** The middle of the table. */
export interface Mat {
  /** Face-up cards, the ones that matter now. */
  readonly cards: readonly CardId[];
  /** What they are and whose. Empty when nothing lies there. */
  readonly caption: string;
  /** What lay there before in this round, oldest first. */
  readonly trail: readonly string[];
  /** What must be seen at any size, before the cards. */
  readonly board: readonly Sentence[];
  /** Something to keep in mind, such as a running debt. */
  readonly note: string;
}

export interface TerminalPresentation<View extends BaseView<Action>, Action extends BaseAction, Event extends BaseEvent>
  extends GamePresentation<View, Action, Event> {
  readonly commands: readonly TerminalCommand<View, Action>[];
  /** How to accept what is offered between two games; null where nothing ever is. */
  readonly acceptance: Acceptance | null;
  /** What can be written now in line mode. */
  lineTurn(view: View, language: Language): string;
  /** How to write it, one line a command. */
  lineHelp(ruleSet: string, language: Language): readonly string[];
  mat(view: View, events: readonly Event[], voice: Voice): Mat;
  /** The mat lists things in lines that need its whole width. */
  readonly wideMat: boolean;
}

/** The presentation of any game in the terminal. */
export type AnyTerminalPresentation = TerminalPresentation<BaseView<BaseAction>, BaseAction, BaseEvent>;

/** Commands with what the terminal needs to give them. */
export const withHandles = <View, Action, Id extends string>(
  commands: readonly Command<View, Action, Id>[],
  handles: Readonly<Record<Id, Handle>>,
): readonly TerminalCommand<View, Action>[] => commands.map((command) => ({ ...command, ...handles[command.id] }));

/** What may be written for something in line mode, whatever the table's language. */
export const everyWord = <Words>(
  catalogue: Catalogue<Words>,
  written: (words: Words) => readonly string[],
): readonly string[] => LANGUAGES.flatMap((language) => written(catalogue[language]));
