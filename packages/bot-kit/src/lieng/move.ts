import { ok } from '@sanh-rong/engine';
import type { LiengMove as Move } from '@sanh-rong/engine/lieng';
import type { Reading } from '../bot-game.ts';
import { type ActionReaders, type Read, readNumber, readReturned } from '../reading.ts';
import { BOT_NAMES } from './actions.ts';

const BO: Read<Move> = ok({ type: 'bo' });
const THEO: Read<Move> = ok({ type: 'theo' });
const TO_TAT: Read<Move> = ok({ type: 'to-tat' });

const readers: Readonly<Record<Move['type'], ActionReaders[string]>> = {
  bo: () => BO,
  theo: () => THEO,
  to: (move): Read<Move> => {
    const amount = readNumber(move.amount, 'amount');
    return amount.ok ? ok({ type: 'to', amount: amount.value }) : amount;
  },
  'to-tat': () => TO_TAT,
};

/** Bots may say it in either language. */
const READERS: ActionReaders = {
  ...readers,
  ...Object.fromEntries(Object.entries(readers).map(([type, read]) => [BOT_NAMES[type as Move['type']], read])),
};

export const readMove = (returned: unknown): Reading => readReturned(returned, READERS);
