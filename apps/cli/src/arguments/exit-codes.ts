/** What a command tells the shell or program that started it. */
export const OK = 0;
/** Something that was asked for does not hold, or could not be done. */
export const FAILED = 1;
export const BAD_USAGE = 2;
