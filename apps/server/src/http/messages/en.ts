/** What HTTP itself refuses, by code; `{name}` stands for a detail. */
export const en = {
  BAD_JSON: 'The body is not JSON.',
  BAD_REQUEST: 'Not understood: look at "{field}".',
  WRONG_TYPE: 'Send the body as application/json.',
  NO_LENGTH: 'Say how long the body is (Content-Length).',
  TOO_LARGE: 'The body is larger than {max} bytes.',
  NO_PATH: 'There is nothing at this address.',
  BAD_METHOD: 'This address does not know that method.',
  BAD_ORIGIN: 'This request comes from another site, so it was not done.',
  SIGN_IN_FIRST: 'Sign in first; a guest will do.',
  TOKEN_EXPIRED: 'This API token has ended: tokens are good for a year. Make a new one at /bots#tokens.',
  SLOW_DOWN: 'Too many requests: wait a moment.',
  SERVER_ERROR: 'Something went wrong here. Try again.',
} as const;
