import type { AvatarId, Profile } from '@sanh-rong/protocol';
import { create } from 'zustand';
import { STORAGE_KEYS } from '../storage/keys.ts';
import { get, post, Refused, request, Unreachable } from './rest.ts';

/** Who is at this browser. No account is needed: a guest is made when one is needed. */
interface Me {
  readonly state: 'unknown' | 'nobody' | 'somebody' | 'offline';
  readonly person: Profile | null;
}

export const useMe = create<Me>()(() => ({ state: 'unknown', person: null }));

export const becomeNobody = (): void => {
  localStorage.removeItem(STORAGE_KEYS.known);
  useMe.setState({ state: 'nobody', person: null });
};

export const become = (person: Profile): void => {
  localStorage.setItem(STORAGE_KEYS.known, '1');
  useMe.setState({ state: 'somebody', person });
};

let looking: Promise<void> | null = null;

/** The server no longer knows the person who was here: the next question finds out who is. */
export const forgetMe = (): void => {
  looking = null;
  useMe.setState({ state: 'unknown', person: null });
};

/** Finds out who is here, once. */
export const lookForMe = (): Promise<void> => {
  // A first visit asks for nothing: there is no sign-in to be found.
  if (looking === null && localStorage.getItem(STORAGE_KEYS.known) === null) becomeNobody();
  if (useMe.getState().state === 'nobody' || useMe.getState().state === 'somebody') return Promise.resolve();
  looking ??= get<{ person: Profile }>('/api/me').then(
    ({ person }) => become(person),
    (error) => {
      looking = null;
      // A server that is busy or broken does not say that there is no sign-in.
      if (error instanceof Refused && error.status === 401) becomeNobody();
      else useMe.setState({ state: 'offline' });
    },
  );
  return looking;
};

let arriving: Promise<Profile> | null = null;

/** The person at this browser, made a guest if there is no sign-in yet. */
export const beSomebody = async (): Promise<Profile> => {
  await lookForMe();
  const { person, state } = useMe.getState();
  if (person !== null) return person;
  // A person may be signed in here: a guest would take their place.
  if (state !== 'nobody') throw new Unreachable();
  arriving ??= post<{ person: Profile }>('/api/guest').then(({ person: guest }) => {
    become(guest);
    return guest;
  });
  try {
    return await arriving;
  } finally {
    arriving = null;
  }
};

/**
 * Another name for the person at this browser; subscribers of `useMe` hear of it, the connection to the server among
 * them.
 */
export const rename = async (name: string): Promise<void> => {
  const { person } = await request<{ person: Profile }>('PATCH', '/api/me', { name });
  become(person);
};

/** Another avatar; null leaves it to the name. */
export const chooseAvatar = async (avatar: AvatarId | null): Promise<void> => {
  const { person } = await request<{ person: Profile }>('PATCH', '/api/me', { face: avatar });
  become(person);
};
