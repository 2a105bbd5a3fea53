import { type BaseAction, type BaseView, type CardId, explain, isRuleId, type RuleId } from '@sanh-rong/engine';
import type { AnyPresentation, Given } from '@sanh-rong/presentation';
import type { TableView } from '@sanh-rong/table';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { GameTable, Tint } from '../games/game-table.ts';
import type { Feed, TableLink } from '../link/table-link.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { useLanguage } from '../words/words.ts';
import { rememberHand } from './motion.ts';
import { voiceOf } from './voice.ts';

export type AnyCommand = AnyPresentation['commands'][number];

/** An action that is shown before it is done: a suggestion, one of several ways, or what waits to be confirmed. */
export interface Shown {
  readonly kind: 'suggestion' | 'way' | 'asked';
  readonly action: BaseAction;
  readonly command: AnyCommand | null;
  readonly number: number;
  readonly of: number;
}

interface Choosing {
  readonly selected: readonly CardId[];
  readonly amount: number | null;
  readonly shown: Shown | null;
  /** Play was pressed once and waits to be pressed again. */
  readonly asking: boolean;
  /** Why something just asked for cannot be done. */
  readonly notice: string | null;
  /** The rule that forbids it, where it is one. */
  readonly forbidding: RuleId | null;
}

/** Something of one's own choice that waits to be confirmed. */
const ASKED: Omit<Shown, 'action'> = { kind: 'asked', command: null, number: 1, of: 1 };

const NOTHING: Choosing = { selected: [], amount: null, shown: null, asking: false, notice: null, forbidding: null };

export interface OfferedCommand {
  readonly command: AnyCommand;
  readonly label: string;
  readonly key: string | null;
  /** Why not now; null when it can be done. */
  readonly why: string | null;
}

/** What the player at the table is about to do, and everything they can do. */
export interface Play {
  readonly game: BaseView<BaseAction>;
  readonly presentation: AnyPresentation;
  readonly isTurn: boolean;
  /** In the order they are shown. */
  readonly cards: readonly CardId[];
  /** The same, in groups that belong together. */
  readonly groups: readonly (readonly CardId[])[];
  readonly selected: readonly CardId[];
  readonly tint: Tint;
  readonly cursor: number;
  readonly hand: RefObject<HTMLDivElement | null>;
  readonly amount: number | null;
  readonly range: { readonly min: number; readonly max: number; readonly step: number } | null;
  readonly shown: Shown | null;
  readonly asking: boolean;
  /** What playing would do now. */
  readonly chosen: BaseAction | null;
  readonly chosenLabel: string | null;
  /** Why not. */
  readonly objection: string | null;
  readonly notice: string | null;
  /** The rule behind the notice or the objection, where there is one. */
  readonly rule: RuleId | null;
  readonly prompt: string;
  readonly commands: readonly OfferedCommand[];
  /** What playing does where no cards can be chosen for anything: the first of the commands. */
  readonly instead: OfferedCommand | null;
  /** The name of the way the hand is sorted next. */
  readonly nextSort: string;
  /** What the slider stands at while no amount has been chosen. */
  readonly least: { readonly action: BaseAction; readonly label: string } | null;
  readonly mayUndo: boolean;
  select(cards: readonly CardId[], on: boolean): void;
  moveTo(at: number): void;
  choose(amount: number): void;
  play(): void;
  throwCards(cards: readonly CardId[]): void;
  act(action: BaseAction): void;
  give(command: AnyCommand): void;
  suggest(): void;
  clear(): void;
  sortHand(): void;
}

/** The same object where nothing changes: then nothing is drawn again. */
const withoutMoment = (old: Choosing): Choosing =>
  old.shown === null && old.amount === null && !old.asking && old.notice === null
    ? old
    : { ...NOTHING, selected: old.selected };

/** Cards that have left the hand by what is on its way. */
const without = (hand: readonly CardId[], gone: readonly CardId[]): readonly CardId[] =>
  gone.length === 0 ? hand : hand.filter((card) => !gone.includes(card));

/** Everything about one's own part in the game; null for those who only look. */
export const usePlay = (link: TableLink, feed: Feed, view: TableView, table: GameTable | null): Play | null => {
  const language = useLanguage();
  const confirm = usePreferences((preferences) => preferences.confirm);
  const [choosing, setChoosing] = useState<Choosing>(NOTHING);
  const [sort, setSort] = useState(0);
  const [cursor, setCursor] = useState(0);
  const hand = useRef<HTMLDivElement>(null);
  const { you, game, turn } = view;
  const moves = game?.history.length ?? 0;
  // What was shown for an earlier moment of the game says nothing about this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new move is what makes it old.
  useEffect(() => setChoosing(withoutMoment), [moves]);
  // What the server refused is said until something else is chosen.
  const { refusal } = feed;
  useEffect(() => {
    if (refusal !== null && refusal.message !== '') setChoosing((old) => ({ ...old, notice: refusal.message }));
  }, [refusal]);
  // Cards chosen for one game are not chosen in the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new game is what makes them old.
  useEffect(() => setChoosing(NOTHING), [view.played]);

  if (table === null || you === null || game === null) return null;
  const { presentation } = table;
  const voice = voiceOf(view.seats, you, language);
  const { pending } = feed;
  const isTurn = turn === you && pending === null && game.result === null;
  const leaving = (action: BaseAction): readonly CardId[] =>
    table.leaving?.(game, action) ?? presentation.cardsOf(action);
  const held = without(game.hands[you] ?? [], pending === null ? [] : leaving(pending));
  const sorts = presentation.sorts(game.ruleSet, language);
  const groups = presentation.arrange(held, sort, game);
  const cards = groups.flat();
  const selected = choosing.selected.filter((card) => held.includes(card));
  const { amount, shown, asking } = choosing;
  // Where amounts are chosen, cards only lie there: touching one must not do anything.
  const playsCards = presentation.amounts === null;
  const range = isTurn ? (presentation.amounts?.range(game) ?? null) : null;

  const set = (change: Partial<Choosing>): void =>
    setChoosing((old) => ({ ...old, notice: null, forbidding: null, asking: false, ...change }));
  const whyNot = (action: BaseAction): string | null => {
    const error = table.objection(game, action);
    return error === null ? null : explain(error, language);
  };
  const ruleAgainst = (action: BaseAction): RuleId | null => {
    const code = table.objection(game, action)?.code;
    return code !== undefined && isRuleId(code) ? code : null;
  };

  const chosen =
    shown?.action ??
    (amount !== null && presentation.amounts !== null ? presentation.amounts.propose(game, amount) : null) ??
    (selected.length > 0 ? presentation.propose(game, selected) : null);

  const least =
    chosen === null && range !== null && presentation.amounts !== null
      ? presentation.amounts.propose(game, range.min)
      : null;

  const act = (action: BaseAction): void => {
    // One thing at a time: what is on its way may change what this would mean.
    if (pending !== null) return;
    const why = whyNot(action);
    if (why !== null) {
      set({ notice: why, forbidding: ruleAgainst(action) });
      return;
    }
    const used = presentation.cardsOf(action);
    rememberHand(hand.current, used);
    setChoosing({ ...NOTHING, selected: without(selected, used) });
    void link.act(action);
  };

  /** Those who want to be asked are shown what they are about to do, and do it by playing. */
  const askOrAct = (action: BaseAction): void => {
    if (!confirm || asking || whyNot(action) !== null) act(action);
    else set({ asking: true, selected: presentation.cardsOf(action), shown: { ...ASKED, action } });
  };

  const given: Given = { cards: selected, amount };
  const show = (next: Shown): void =>
    set({
      shown: next,
      selected: presentation.cardsOf(next.action),
      amount: presentation.amounts?.amountOf(game, next.action) ?? null,
    });

  const give = (command: AnyCommand): void => {
    const again = shown?.command === command ? shown : null;
    const objection = command.objection?.(game, given, voice) ?? null;
    if (objection !== null && again === null) {
      set({ notice: objection });
      return;
    }
    const actions = command.actions(game, again === null ? given : { cards: [], amount: null });
    // Asked for a second time, the only thing it can stand for is meant.
    if (actions.length === 1 && (again !== null || !command.asksFirst(game, given))) {
      act(actions[0]);
      return;
    }
    const at = again === null ? 0 : again.number % actions.length;
    show({ kind: 'way', action: actions[at], command, number: at + 1, of: actions.length });
  };

  const offered = presentation.commands
    .filter(({ ruleSets }) => ruleSets?.includes(game.ruleSet) ?? true)
    .filter((command) => command.isOffered(game))
    .map((command): OfferedCommand => {
      const whys = command.actions(game, { cards: [], amount: null }).map(whyNot);
      return {
        command,
        label: command.label(game, language),
        key: table.keys[command.id] ?? null,
        why: whys.length > 0 && !whys.includes(null) && (command.takes === 'nothing' || !isTurn) ? whys[0] : null,
      };
    });

  // What a button does already needs no cards to be chosen for it.
  const actionsOf = ({ command }: OfferedCommand): readonly BaseAction[] =>
    command.actions(game, { cards: [], amount: null });
  const byButton = new Set(offered.flatMap(actionsOf).map(({ type }) => type));
  const wantsCards = game.legal.some((action) => presentation.cardsOf(action).length > 0 && !byButton.has(action.type));
  const [first] = offered;
  const isFree = isTurn && playsCards && !wantsCards && selected.length === 0 && first !== undefined;
  const isSame = (action: BaseAction): boolean =>
    first !== undefined && actionsOf(first).every((only) => JSON.stringify(only) === JSON.stringify(action));
  const instead = isFree && (shown === null || isSame(shown.action)) ? first : null;

  return {
    game,
    presentation,
    isTurn,
    cards,
    groups,
    selected,
    tint: selected.length === 0 ? 'plain' : table.tint(game, selected),
    cursor: Math.min(cursor, Math.max(0, cards.length - 1)),
    hand,
    amount,
    range,
    shown,
    asking,
    chosen,
    chosenLabel: chosen === null ? null : presentation.label(game, chosen, language),
    objection: chosen === null ? null : whyNot(chosen),
    notice: choosing.notice,
    rule: choosing.notice !== null ? choosing.forbidding : chosen === null ? null : ruleAgainst(chosen),
    prompt: isTurn ? presentation.prompt(game, voice) : '',
    commands: offered,
    instead,
    nextSort: sorts[(sort + 1) % sorts.length],
    least: least === null ? null : { action: least, label: presentation.label(game, least, language) },
    mayUndo: selected.length > 0 || amount !== null || shown !== null,
    select: (changed, on) => {
      if (!playsCards) return;
      setChoosing((old) => {
        const rest = old.selected.filter((card) => !changed.includes(card));
        return { ...NOTHING, selected: on ? [...rest, ...changed] : rest };
      });
    },
    moveTo: setCursor,
    choose: (next) => set({ amount: next, shown: null }),
    play: () => {
      if (instead !== null) give(instead.command);
      else if (chosen !== null) askOrAct(chosen);
    },
    throwCards: (thrown) => playsCards && askOrAct(presentation.propose(game, thrown)),
    act: askOrAct,
    give,
    suggest: () => {
      const hints = isTurn ? presentation.hints(game) : [];
      if (hints.length === 0) return;
      const at = shown?.kind === 'suggestion' ? shown.number % hints.length : 0;
      show({ kind: 'suggestion', action: hints[at], command: null, number: at + 1, of: hints.length });
    },
    clear: () => setChoosing(NOTHING),
    sortHand: () => setSort((old) => (old + 1) % sorts.length),
  };
};
