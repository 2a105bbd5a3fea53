/** What can only be an option: where a value was due, it was forgotten. A lone dash and numbers below zero are values. */
export const isFlag = (text: string): boolean => /^-\D/.test(text);
