import type { TableUpdate } from '@sanh-rong/protocol';
import type { TableView } from '@sanh-rong/table';
import { keepDeal, keepEnding, keepPromise, keepTaken, type Told, toldWith } from '../replay/promises.ts';
import { ShuffleTexts, type TextRequest } from './shuffle-texts.ts';

/**
 * Bears witness of the deals of one table: brings this browser's texts into the shuffle, and writes down what a deal is
 * checked against later (replay/promises.ts). Tables at home need none.
 */
export class TableWitness {
  private readonly texts = new ShuffleTexts();
  /** What was done in the game on the table, as it was told here. */
  private told: Told = [];
  private promised: TableView['fair'] | null = null;
  private moment = '';

  pledge(view: TableView, now: number): string {
    return this.texts.pledge(view, now);
  }

  /** What the table waits for; null when that is nothing of ours. */
  due(view: TableView, now: number): TextRequest | null {
    return this.texts.due(view, now);
  }

  /** The table has acknowledged what it was sent. */
  acknowledged(view: TableView, request: TextRequest, now: number): void {
    if (request.type === 'bring') keepTaken(view, request.text, now);
  }

  /** The table as it was read whole. */
  read({ game }: TableView): void {
    this.told = toldWith(this.told, game?.history ?? []);
  }

  changed({ type }: Pick<TableUpdate, 'type'>, before: TableView, after: TableView, now: number): void {
    const told = type === 'dealt' ? [] : this.told;
    this.told = toldWith(told, after.game?.history ?? []);
    if (type === 'dealt') keepDeal(before, after, now);
    if (after.played > before.played) keepEnding(before, after, told, now);
  }

  /** What the table promises is written down, and once more after every deal and every game: it still stood then. */
  shown(view: TableView, now: number): void {
    const { fair, phase, played, game } = view;
    const moment = `${phase} ${played} ${game === null}`;
    if (fair === this.promised && moment === this.moment) return;
    this.promised = fair;
    this.moment = moment;
    keepPromise(view, now);
  }
}
