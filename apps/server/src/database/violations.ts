/** PostgreSQL: something that may be there once is there already. */
const UNIQUE_VIOLATION = '23505';

export const isUniqueViolation = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === UNIQUE_VIOLATION) return true;
  }
  return false;
};
