/** Who plays at a table: people, people and bots, or bots alone. Built-in players make no difference. */
export type TableMode = 'people' | 'hybrid' | 'bots';

/** From seats as they are stored, or from the view of any person. A free seat is one that a person may take. */
export const modeOf = (seats: readonly { readonly kind: 'empty' | 'player' | 'bot' | 'person' }[]): TableMode => {
  if (!seats.some(({ kind }) => kind === 'bot')) return 'people';
  return seats.some(({ kind }) => kind === 'person' || kind === 'empty') ? 'hybrid' : 'bots';
};
