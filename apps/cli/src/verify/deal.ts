import { isDeepStrictEqual } from 'node:util';
import {
  type CardId,
  checkProof,
  type Ending,
  explain,
  failedCheck,
  findGame,
  hasProofKind,
  isCounted,
  type Language,
  PROOF_CHECKS,
  type Proof,
  type ProofCheck,
  type Proven,
  type RuleError,
  readRecord,
  refusal,
} from '@sanh-rong/engine';
import { gameNumber, ruleSetName } from '@sanh-rong/presentation';
import type { Replay, WitnessFile } from '@sanh-rong/protocol';
import { visible } from '../arguments/arguments.ts';
import type { Finding, Verdict } from './finding.ts';
import { VERIFY_WORDS, type VerifyWords } from './messages/vi.ts';

/** Whether one deal was as promised. The engine does the arithmetic. */

/** What a player knows without the server. */
export type Known = Pick<WitnessFile, 'commitment' | 'own' | 'pledges' | 'strangers' | 'games' | 'deals' | 'spent'>;

/** What the player saw of a game of the session, as their browser wrote it down. */
const dealOf = (known: Known | null, number: number): Known['deals'][number] | null =>
  known?.deals.find((deal) => deal.number === number) ?? null;

/** The same, where the replay shows all that they saw: it may have been asked for by another person. */
const comparableDeal = (known: Known | null, { game, seat }: Replay): Known['deals'][number] | null => {
  const found = findGame(game.game);
  const isShownAll = seat === known?.own?.seat || (found.ok && !found.value.conceals);
  return isShownAll ? dealOf(known, game.number) : null;
};

/** Whether the player brought a text, and nothing says how the game went that was dealt from it, or that it was this one. */
const isUnseenDeal = (known: Known | null, replay: Replay): boolean =>
  known?.own != null &&
  ((comparableDeal(known, replay)?.ending ?? null) === null || !isCounted(known.deals, replay.game.number));

const endingIn = ({ steps }: Replay): Ending => ({
  history: steps.flatMap(({ did }) => did ?? []),
  hands: (steps.at(-1)?.view.hands ?? []) as Ending['hands'],
});

const textsOf = (
  { contributions }: Proof,
  own: Known['own'],
  unbrought: Proven['unbrought'],
  words: VerifyWords,
): string[] =>
  contributions.map((text, seat) => {
    if (text === null) return unbrought.includes(seat) ? words.unbroughtText : words.noText;
    return own?.seat === seat ? words.ownText(visible(text)) : `“${visible(text)}”`;
  });

/** What was checked against what, and whose pledged texts did not come. */
interface Checked extends Pick<Proven, 'unbrought'> {
  readonly replay: Replay;
  readonly known: Known | null;
}

const detailOf = (
  check: ProofCheck,
  proof: Proof,
  { replay, known, unbrought }: Checked,
  words: VerifyWords,
): string => {
  switch (check) {
    case 'promise':
      return known === null ? words.promiseUnseen(proof.commitment) : words.promiseHeld(proof.commitment);
    case 'texts': {
      const texts = textsOf(proof, known?.own ?? null, unbrought, words);
      if (unbrought.length > 0) return words.textsUnbrought(unbrought, texts);
      if (!known?.own) return words.textsUnseen(texts);
      return known.pledges === null ? words.textsUnpledged(texts) : words.textsHeld(texts);
    }
    case 'link':
      return words.linkHeld(proof.number);
    case 'seals':
      return words.sealsHeld;
    case 'cards':
      return words.cardsHeld(proof.kind === 'sealed' ? proof.opened.length : 0);
    case 'deal':
      return isUnseenDeal(known, replay) ? words.dealUnseen : words.dealHeld;
  }
};

const detailsOf = (check: ProofCheck, proof: Proof, checked: Checked, words: VerifyWords): string[] => [
  detailOf(check, proof, checked, words),
  ...(check === 'texts' && checked.known !== null && checked.known.spent > 0 ? [words.spent(checked.known.spent)] : []),
];

interface Proving {
  readonly findings: readonly Finding[];
  readonly proven: Proven | null;
}

const failedProof = (error: RuleError, kind: Proof['kind'], language: Language): Finding[] => {
  const failed = failedCheck(kind, error);
  return PROOF_CHECKS[kind].map((check, at) => {
    if (at < failed) return { check, state: 'held', details: [] };
    return at === failed
      ? { check, state: 'failed', details: [visible(explain(error, language))] }
      : { check, state: 'unreached', details: [] };
  });
};

const prove = (replay: Replay, known: Known | null, language: Language): Proving => {
  const { proof, deal } = replay;
  const game = findGame(replay.game.game);
  // The proof of a deal of the day would tell its seed to those who have not played it yet.
  if (proof === null && replay.game.company === 'daily') {
    return {
      findings: [{ check: 'promise', state: 'unseen', details: [VERIFY_WORDS[language].dayNotOver] }],
      proven: null,
    };
  }
  if (!game.ok || !hasProofKind(proof)) {
    const { error } = refusal('BAD_PROOF', 'badProof');
    return { findings: failedProof(error, 'chain', language), proven: null };
  }
  const seen = comparableDeal(known, replay);
  const ruling = checkProof(game.value, proof, {
    commitment: known?.commitment ?? proof.commitment,
    number: replay.game.number,
    contributions: proof.contributions,
    own: known?.own ?? null,
    pledges: known?.pledges ?? null,
    strangers: known?.strangers ?? false,
    games: known?.games ?? null,
    ownHand: (seen?.hand ?? null) as readonly CardId[] | null,
    ownEnding: seen?.ending ?? null,
    ending: endingIn(replay),
    deal,
    hands: (replay.steps[0]?.view.hands ?? []) as readonly (readonly CardId[] | null)[],
  });
  if (!ruling.ok) return { findings: failedProof(ruling.error, proof.kind, language), proven: null };
  const words = VERIFY_WORDS[language];
  const { unbrought } = ruling.value;
  const findings = PROOF_CHECKS[proof.kind].map((check): Finding => {
    const details = detailsOf(check, proof, { replay, known, unbrought }, words);
    if (check === 'texts' && unbrought.length > 0) return { check, state: 'unbrought', details };
    const isUnseen =
      (check === 'promise' && known === null) ||
      (check === 'texts' && !(known?.own && known.pledges)) ||
      (check === 'deal' && isUnseenDeal(known, replay));
    return { check, state: isUnseen ? 'unseen' : 'held', details };
  });
  return { findings, proven: ruling.value };
};

type ReadGame = Extract<ReturnType<typeof readRecord>, { readonly ok: true }>['value'];

/** Whether the text begins with the rules and the hands that were proven. */
const isSameDeal = ({ game, steps }: ReadGame, { deal, steps: shown }: Replay): boolean => {
  const [{ state }] = steps;
  const { ruleSet, seats, options, previous } = state.setup;
  if (!isDeepStrictEqual(plain({ ruleSet, seats, options, previous }), plain(deal))) return false;
  const { hands } = game.view(state, 'open');
  return (shown[0]?.view.hands ?? []).every(
    (hand, seat) => hand === null || isDeepStrictEqual(hand, plain(hands[seat])),
  );
};

/** As it comes over a wire. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Whether the text has the very moves that are shown, one by one. */
const areSameMoves = ({ steps }: ReadGame, { steps: shown }: Replay): boolean => {
  const { history } = steps[steps.length - 1].state;
  return isDeepStrictEqual(
    plain(history.map(({ seat, action }) => ({ seat, action }))),
    plain(shown.slice(1).map(({ did }) => did && { seat: did.seat, action: did.action })),
  );
};

/** Whether a text says the deal that was proven: by its seed, or by the deck that the seed shuffles. */
const isDealtAs = (deal: ReadGame['steps'][number]['state']['setup']['deal'], { seed, deck }: Proven): boolean => {
  if (seed === null) return true;
  if ('seed' in deal) return deal.seed === seed;
  return 'deck' in deal && isDeepStrictEqual(plain(deal.deck), plain(deck));
};

/** Why the text of a game does not tell the game that was proven; null when it does. */
const recordTrouble = (text: string, replay: Replay, proven: Proven | null, language: Language): string | null => {
  const words = VERIFY_WORDS[language];
  const read = readRecord(text);
  if (!read.ok) return visible(explain(read.error, language));
  const { game, steps } = read.value;
  const { state } = steps[steps.length - 1];
  const result = game.result(state);
  if (result === null) return words.unfinished;
  if (proven !== null && !isDealtAs(state.setup.deal, proven)) return words.otherSeed;
  if (!isSameDeal(read.value, replay)) return words.otherSeed;
  if (!areSameMoves(read.value, replay)) return words.otherMoves;
  const noted = result.points.map((_, at) => replay.game.seats.find(({ seat }) => seat === at)?.points);
  const isSame = noted.length === replay.game.seats.length && isDeepStrictEqual(noted, [...result.points]);
  return isSame ? null : words.otherPoints;
};

const playAgain = (replay: Replay, proven: Proven | null, language: Language): Finding => {
  const words = VERIFY_WORDS[language];
  if (replay.text === null) return { check: 'record', state: 'unseen', details: [words.recordUnseen] };
  const trouble = recordTrouble(replay.text, replay, proven, language);
  return trouble === null
    ? { check: 'record', state: 'held', details: [words.recordHeld(Math.max(0, replay.steps.length - 1))] }
    : { check: 'record', state: 'failed', details: [trouble] };
};

/** Checks a replay as a server gives it, against what a player saw before the session and brought to it. */
export const verifyDeal = (replay: Replay, known: Known | null, language: Language): Verdict => {
  const { game, ruleSet, company } = replay.game;
  const words = VERIFY_WORDS[language];
  const title = company === 'strangers' ? words.strangersTitle : words.dealTitle;
  const { findings, proven } = prove(replay, known, language);
  return {
    title: title(visible(ruleSetName(game, ruleSet, language)), gameNumber(replay.game)),
    findings: [...findings, playAgain(replay, proven, language)],
  };
};
