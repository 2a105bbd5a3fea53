/** `npm run test:long`: every example, kill and seed there is, for nights and releases. */
export const LONG = process.env.TEST_LONG === '1';

/**
 * How many examples a test plays: enough to notice a fault before a commit, or all of them. A number that `npm test`
 * keeps low for its own sake stands with both figures in CONTRIBUTING.md.
 */
export const examples = (usual: number, long: number = 10 * usual): number => (LONG ? long : usual);
