import type { TurningPoint } from '@sanh-rong/analysis';
import { moveWords } from '@sanh-rong/bot-kit';
import type { Situation, SituationWords } from '@sanh-rong/bot-kit/situations';
import {
  type BaseAction,
  type BaseState,
  type DealRequest,
  type Language,
  type Replay,
  readRecord,
  type Seat,
  writeRecord,
} from '@sanh-rong/engine';
import { reasonOf } from '@sanh-rong/presentation/reasons';
import { Figures } from '../report/figures.ts';
import { TEST_WORDS } from './messages/vi.ts';

/**
 * Situations in a file: moments of games in which a bot's move cost points, written by `sanhrong review --situations` and
 * asked by `sanhrong test --situations`. Each is the text of a game up to the moment, so it can be written by hand as well.
 */

/** One of them, as it stands in the file. */
interface KeptSituation {
  readonly id: string;
  readonly text: string;
  /** What was played, and what was better by how many points. */
  readonly played: string;
  readonly better: string;
  readonly points: number;
}

export interface OwnSituations {
  /** All of one game. */
  readonly game: string;
  readonly situations: readonly Situation[];
  readonly words: (id: string, language: Language) => SituationWords;
}

const DIGITS = 1;

/** The file's text for the mistakes of some games. */
export const situationFile = (moments: readonly { replay: Replay; number: number; move: TurningPoint }[]): string => {
  const situations = moments.map(
    ({ replay: { game, steps }, number, move: { at, played, loss } }): KeptSituation => ({
      id: `${number}/${at + 1}`,
      text: writeRecord(game, steps[at].state),
      played: game.writeAction(played),
      better: game.writeAction(loss.better),
      points: Number(loss.points.toFixed(2)),
    }),
  );
  return `${JSON.stringify({ situations }, null, 2)}\n`;
};

const isKept = (one: unknown): one is KeptSituation => {
  if (typeof one !== 'object' || one === null) return false;
  const { id, text, played, better, points } = one as Readonly<Record<string, unknown>>;
  return [id, text, played, better].every((part) => typeof part === 'string') && typeof points === 'number';
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What dealt this state, asked for once more. */
const requestOf = ({ setup: { ruleSet, seats, options, previous, deal } }: BaseState<BaseAction>): DealRequest => ({
  ruleSet,
  seats,
  options,
  previous,
  ...('hands' in deal ? { given: { ...deal } } : deal),
});

interface Read {
  readonly situation: Situation;
  readonly words: (language: Language) => SituationWords;
}

const readOne = ({ id, text, played, better, points }: KeptSituation): Read | null => {
  const read = readRecord(text);
  if (!read.ok) return null;
  const { game, steps } = read.value;
  const { state } = steps[steps.length - 1];
  const seat: Seat | null = game.turn(state);
  const [done, wanted] = [played, better].map((word) => game.readAction(word));
  if (seat === null || done === null || wanted === null) return null;
  if (![done, wanted].every((action) => game.apply(state, action).ok)) return null;
  const reason = reasonOf(game.id, game.view(state, seat), done, wanted);
  return {
    situation: {
      id,
      game: game.id,
      rules: [],
      deal: requestOf(state),
      played: state.history.map(({ action }) => game.writeAction(action)),
      seat,
      special: {},
      advice: { bad: [game.writeAction(done)] },
      plain: false,
    },
    words: (language) => {
      const lost = new Figures(language).decimal(points, DIGITS);
      const hint = TEST_WORDS[language].costs(
        moveWords(game.id, done, language),
        moveWords(game.id, wanted, language),
        lost,
      );
      const why = reason === null ? hint : `${hint} · ${reason.words[language]}`;
      return { name: id, note: '', hint: why };
    },
  };
};

/** The situations of a file; null where it is none, or holds several games. */
export const readSituations = (text: string): OwnSituations | null => {
  const file = parsed(text) as { readonly situations?: unknown } | null;
  const kept = file?.situations;
  if (!Array.isArray(kept) || kept.length === 0 || !kept.every(isKept)) return null;
  const read = kept.map(readOne);
  const found = read.flatMap((one) => one ?? []);
  const [first] = found;
  if (found.length !== kept.length || first === undefined) return null;
  if (found.some(({ situation }) => situation.game !== first.situation.game)) return null;
  const words = new Map(found.map((one) => [one.situation.id, one.words]));
  return {
    game: first.situation.game,
    situations: found.map(({ situation }) => situation),
    words: (id, language) => words.get(id)?.(language) ?? { name: id, note: '' },
  };
};
