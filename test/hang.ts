/** Milliseconds after which something hangs: no machine is busy enough to take that long. Tests that wait end before it. */
export const HANG = 300_000;
