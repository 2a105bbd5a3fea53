/** What the routes are for, by their ids. */
export const summaries = {
  showHall: 'How many people look for company and play now, by game.',
} as const;
