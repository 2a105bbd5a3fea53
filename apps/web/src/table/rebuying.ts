import type { TableView } from '@sanh-rong/table';

export type Rebuying = Pick<TableView, 'you' | 'rebuys' | 'mayRebuy'>;

export const hasAsked = ({ you, rebuys }: Rebuying): boolean => you !== null && rebuys.includes(you);

/** Whether the viewer has lost all and may go on with the next deal, or will. */
export const isRebuying = (view: Rebuying): boolean => view.mayRebuy || hasAsked(view);
