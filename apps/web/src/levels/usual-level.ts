/**
 * Against whom somebody plays who has not said: the weakest knows the rules and little else, the strongest ones beat most
 * people; the second can be beaten by whoever tries.
 */
export const usualLevel = (levels: readonly string[]): string => levels[1] ?? levels[0] ?? '';
