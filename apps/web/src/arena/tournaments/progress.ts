import type { Language } from '@sanh-rong/engine';
import type { ArenaTournament } from '@sanh-rong/protocol';
import { momentWords } from '../../history/when.ts';
import type { TournamentWords } from './messages/vi.ts';

/** Where a tournament is, and what happens next, in words. */

const UNITS = [
  { unit: 'day', size: 86_400_000 },
  { unit: 'hour', size: 3_600_000 },
  { unit: 'minute', size: 60_000 },
] as const;

/** "sau 2 giờ nữa", "in 2 hours" */
export const untilWords = (at: number, now: number, language: Language): string => {
  const left = Math.max(0, at - now);
  const { unit, size } = UNITS.find((one) => left >= one.size) ?? UNITS[UNITS.length - 1];
  return new Intl.RelativeTimeFormat(language).format(Math.max(1, Math.round(left / size)), unit);
};

/** Fewer cannot play each other. */
export const FEWEST_BOTS = 2;

export interface Progress {
  readonly now: string;
  readonly next: string;
}

const beginning = (
  { startsAt, mine, organiser, bots }: ArenaTournament,
  words: TournamentWords,
  { now, language }: { readonly now: number; readonly language: Language },
): string => {
  if (startsAt === null && mine) return bots < FEWEST_BOTS ? words.needMore(FEWEST_BOTS) : words.nextWhenYouSay;
  if (startsAt === null) return words.nextWhenSaid(organiser.name);
  return startsAt <= now
    ? words.nextSoon
    : words.nextAt(momentWords(startsAt, language), untilWords(startsAt, now, language));
};

const afterRound = ({ round, rounds, finals }: ArenaTournament, words: TournamentWords): string => {
  if (rounds === null || round < rounds) return words.nextRound;
  return finals ? words.nextFinals : words.nextResult;
};

export const progressOf = (
  tournament: ArenaTournament,
  words: TournamentWords,
  at: { readonly now: number; readonly language: Language },
): Progress => {
  const { status, round, rounds, endedAt } = tournament;
  switch (status) {
    case 'open':
      return { now: words.statusOpen, next: beginning(tournament, words, at) };
    case 'running':
      return round === 0
        ? { now: words.statusStarting, next: words.nextStarting }
        : { now: words.statusRound(round, rounds), next: afterRound(tournament, words) };
    case 'finals':
      return { now: words.statusFinals, next: words.nextChampion };
    case 'finished':
      return {
        now: words.statusFinished,
        next: endedAt === null ? '' : words.finishedAt(momentWords(endedAt, at.language)),
      };
    case 'cancelled':
      return { now: words.statusCancelled, next: words.nextNothing };
  }
};

/** What is played and how, as a line of facts. */
export const factsOf = (tournament: ArenaTournament, words: TournamentWords): readonly string[] => {
  const { format, seats, deals, rounds, finals, bots } = tournament;
  return [
    words.formats[format],
    ...(rounds === null ? [] : [words.rounds(rounds)]),
    words.seats(seats),
    words.deals(deals),
    ...(finals ? [words.withFinals] : []),
    words.bots(bots),
  ];
};
