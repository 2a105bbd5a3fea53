import { z } from 'zod';

/** What names things: every door reads these the same way. */

/** The code of a table. */
export const TABLE_CODE = /^[A-Z2-9]{4,16}$/;
export const tableCode = z.string().regex(TABLE_CODE);

/** What a client calls one thing it does, so that doing it twice is doing it once. */
export const ACTION_ID = /^[\x21-\x7e][\x20-\x7e]{0,63}$/;
export const actionId = z.string().regex(ACTION_ID);

/** What the house itself gives out for people, games, sign-ins and API tokens. */
export const HOUSE_ID = /^[A-Za-z0-9]{1,64}$/;
export const houseId = z.string().regex(HOUSE_ID);
