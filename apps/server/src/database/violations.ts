/** What went wrong in the database, by PostgreSQL's own codes. */

const codeOf = (error: unknown): string | null => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return null;
};

/** Something that may be there once is there already. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** Which rule of the database was broken. */
export const brokenConstraint = (error: unknown): string | null => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return null;
};

/** Something that must have a value got none. */
export const isNullViolation = (error: unknown): boolean => codeOf(error) === '23502';

/** Bad data, a broken rule, or two that locked each other out: trying others, or again, may well succeed. */
export const isAboutData = (error: unknown): boolean => /^(22|23|40|54)/.test(codeOf(error) ?? '');
