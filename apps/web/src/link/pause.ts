/** How long to wait before something is asked again (milliseconds): longer each time, for a server with a thousand askers. */

const FIRST = 300;
const LONGEST = 4_000;

export const pauseAfter = (failures: number): number => Math.min(FIRST * 2 ** failures, LONGEST);
