import { z } from 'zod';

/** What names things: HTTP, sockets and the command line read these the same way. */

/** The code of a table. */
export const TABLE_CODE = /^[A-Z2-9]{4,16}$/;
export const tableCode = z.string().regex(TABLE_CODE);

/** What a client calls one thing it does, so that doing it twice is doing it once. */
export const ACTION_ID = /^[\x21-\x7e][\x20-\x7e]{0,63}$/;
export const actionId = z.string().regex(ACTION_ID);

/** Drawn by the server (`draw-id.ts`) for people, games, sign-ins and API tokens. */
export const DRAWN_ID = /^[A-Za-z0-9]{1,64}$/;
export const drawnId = z.string().regex(DRAWN_ID);
