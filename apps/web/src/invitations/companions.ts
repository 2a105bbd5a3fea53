/** A person one played with: never oneself, a bot or a built-in player. */
export interface Companion {
  readonly id: string;
  readonly name: string;
}

/** A finished game, as far as it matters who met in it. */
interface Meeting {
  readonly endedAt: number;
  readonly seats: readonly { readonly person: string | null; readonly name: string }[];
}

/** As the server has it (INVITE_DAYS of the protocol, whose schemas no page loads). */
export const DAYS = 7;
const DAY = 86_400_000;

/** Those whom a person may invite from a finished game: none where they did not play it or it was long ago. */
export const companionsIn = ({ endedAt, seats }: Meeting, person: string | null, now: number): readonly Companion[] => {
  if (person === null || endedAt < now - DAYS * DAY || !seats.some((seat) => seat.person === person)) return [];
  return seats.flatMap(({ person: id, name }) => (id === null || id === person ? [] : [{ id, name }]));
};

/** Games by the company they were played in: of each company the newest game, in the order given. */
export const gamesByCompany = (
  games: readonly {
    readonly played: Meeting & { readonly id: string; readonly practice: boolean };
    readonly person: string | null;
  }[],
  now: number,
): ReadonlyMap<string, readonly Companion[]> => {
  const known = new Set<string>();
  const newest = new Map<string, readonly Companion[]>();
  for (const { played, person } of games) {
    // Games practised in this browser had no other people.
    const companions = played.practice ? [] : companionsIn(played, person, now);
    const company = companions
      .map(({ id }) => id)
      .sort()
      .join(' ');
    if (company === '' || known.has(company)) continue;
    known.add(company);
    newest.set(played.id, companions);
  }
  return newest;
};
