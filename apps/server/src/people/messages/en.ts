import type { PeopleCode } from '@sanh-rong/protocol';

/** Why something was refused, by code; `{name}` stands for a detail. */
export const sentences: Record<PeopleCode, string> = {
  SIGN_IN_FIRST: 'Sign in first; a guest will do.',
  NEEDS_SIGN_IN: 'An API token may not do this: sign in with your username and password.',
  NEEDS_ACCOUNT: 'Guests cannot do this: choose a username and a password first.',
  ALREADY_REGISTERED: 'You have an account already.',
  BAD_NAME: 'A name has 1 to {max} characters, can be seen, and stands on one line.',
  BAD_USERNAME: 'A username has {min} to {max} characters: letters a to z, digits, "_" and ".".',
  BAD_PASSWORD: 'A password has {min} to {max} characters.',
  PASSWORD_IS_USERNAME: 'The password must not be the username.',
  USERNAME_TAKEN: 'Somebody has this username already: choose another one.',
  BAD_SIGN_IN: 'The username or the password is wrong.',
  WRONG_PASSWORD: 'The current password is wrong.',
  RATE_LIMITED: 'Too many attempts: try again in {seconds} seconds.',
  TOO_MANY_TOKENS: 'You have {max} API tokens already: revoke one first.',
  NO_SIGN_IN: 'You have no such sign-in.',
  NO_TOKEN: 'You have no such API token.',
};

/** What each route does, by its id. */
export const summaries = {
  createGuest: 'Come in as a guest',
  getMe: 'Who am I?',
  changeMe: 'Change my name or my face',
  register: 'Turn this guest into an account',
  signIn: 'Sign in with username and password',
  signOut: 'Sign out here',
  signOutEverywhere: 'Sign out everywhere',
  changePassword: 'Change my password; every other sign-in and every API token ends',
  listSignIns: 'Where I am signed in',
  revokeSignIn: 'End one of my sign-ins',
  listTokens: 'My API tokens',
  createToken: 'Make an API token; its secret is shown once',
  revokeToken: 'Revoke an API token',
} as const;
