import { randomBytes } from 'node:crypto';
import type { Hall } from '../hall.ts';

/** The code of bots that cost a hall as much as they can. */

const PLAYS = 'return validMoves.length === 0 ? { action: "pass" } : validMoves[0];';

/** Bytes of a large source: as much as may be, less a little. */
const LARGE = 60_000;

/** Takes all the room of its length: nothing in it can be packed. */
export const unpackable = (): string =>
  `function getNextMove({ validMoves }) { ${PLAYS} }\n// ${randomBytes((3 * LARGE) / 4).toString('base64')}\n`;

/** Costs a parser as much as its length can. */
export const laborious = (mark: number): string =>
  `function getNextMove({ validMoves }) { ${PLAYS} }\n// ${mark}\n${'x;'.repeat(LARGE / 2)}`;

/** Never comes back from a move. */
export const ENDLESS = `function getNextMove({ validMoves }) { for (;;); ${PLAYS} }\n`;

/** The same, or a bot that does not come back soon. */
export const looping = ({ length }: Hall): string =>
  length === 'whole' ? ENDLESS : `function getNextMove({ validMoves }) { for (let i = 0; i < 2e7; i++); ${PLAYS} }\n`;

/** Thinks long about everything, and plays. */
export const slow = ({ length }: Hall): string => {
  const rounds = length === 'whole' ? '2e8' : '1e6';
  return `function getNextMove({ validMoves }) { for (let i = 0; i < ${rounds}; i++); ${PLAYS} }\n`;
};

/** Prints as much as is kept of a move, at every move. */
export const PRINTING = `function getNextMove({ validMoves }) {
  for (let i = 0; i < 100; i++) console.log('x'.repeat(200));
  ${PLAYS}
}
`;
