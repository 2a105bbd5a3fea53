/**
 * The opponent of a player who has not chosen: the weakest knows the rules and little else, the strongest ones beat
 * most people; the second can be beaten with some effort.
 */
export const usualLevel = (levels: readonly string[]): string => levels[1] ?? levels[0] ?? '';
