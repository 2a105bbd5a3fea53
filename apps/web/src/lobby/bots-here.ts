import type { SeatView, TableView } from '@sanh-rong/table';

export type BotSeat = Extract<SeatView, { kind: 'bot' }>;

export const isBotSeat = (seat: SeatView | undefined): seat is BotSeat => seat?.kind === 'bot';

/** The bots at a table, as a visitor at the door is told of them. */
export interface BotsHere {
  readonly count: number;
  /** Each bot once, however many seats it has. */
  readonly bots: readonly { readonly bot: BotSeat; readonly seats: number }[];
}

export const botsHere = ({ seats }: Pick<TableView, 'seats'>): BotsHere => {
  const all = seats.filter(isBotSeat);
  const isSame = (one: BotSeat) => (other: BotSeat) => one.id === other.id && one.version === other.version;
  const first = all.filter((bot, at) => all.findIndex(isSame(bot)) === at);
  return { count: all.length, bots: first.map((bot) => ({ bot, seats: all.filter(isSame(bot)).length })) };
};
