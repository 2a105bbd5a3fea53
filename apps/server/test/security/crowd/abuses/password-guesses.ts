import type { Abuse } from '../abuse.ts';
import { ADDRESSES } from '../addresses.ts';
import { NOBODY } from '../attacker.ts';

/**
 * Tries passwords from everywhere: one letter and whole ones against an existing account, and against invented names.
 */
export const passwordGuesses: Abuse = {
  name: 'password guesses',
  guests: 10,
  steps: 20,
  walls: ['RATE_LIMITED'],
  async begin(attacker) {
    let tried = 0;
    // From each address in turn: so few for each that it is the name that is tried too often.
    const guess = (username: string, password: string) => () => {
      const address = ADDRESSES[tried++ % ADDRESSES.length];
      return attacker.ask('POST', '/api/sign-in', { body: { username, password } }, { ...NOBODY, address });
    };
    const { victim } = attacker.hall;
    return () =>
      attacker.askAll([
        guess(victim, String.fromCharCode(97 + (tried % 26))),
        ...Array.from({ length: 8 }, (_, i) => guess(victim, `mật khẩu ${attacker.number} ${tried} ${i}`)),
        guess(`khong.co.${attacker.number}.${tried}`, 'mật khẩu nào đó'),
      ]);
  },
};
