/** As the server takes them. */
export const USERNAME = { min: 3, max: 20 } as const;
export const PASSWORD = { min: 8, max: 128 } as const;

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

const ALLOWED = /^[A-Za-z0-9_.]+$/;

/** Which of both the server would refuse, so that a form says everything at once. */
export const wrongCredentials = ({ username, password }: Credentials): Record<keyof Credentials, boolean> => ({
  username: username.length < USERNAME.min || username.length > USERNAME.max || !ALLOWED.test(username),
  password: password.length < PASSWORD.min || password.length > PASSWORD.max,
});
