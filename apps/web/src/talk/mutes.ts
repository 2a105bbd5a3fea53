import { create } from 'zustand';
import type { Transport } from '../link/transport.ts';
import { useMe } from '../net/me.ts';
import { get } from '../net/rest.ts';
import { accepted } from '../net/use-submit.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  /** The avatar they chose; null or left out: the name decides. */
  readonly face?: string | null | undefined;
}

/** Whom this person does not want to hear; null until it is known. */
interface Mutes {
  readonly of: string | null;
  readonly people: readonly Person[];
}

export const useMutes = create<Mutes>()(() => ({ of: null, people: [] }));

/** Reads them once for each person who is at this browser. */
export const readMutes = async (): Promise<void> => {
  const me = useMe.getState().person?.id ?? null;
  if (me === null || useMutes.getState().of === me) return;
  useMutes.setState({ of: me, people: [] });
  try {
    const { mutes } = await get<{ readonly mutes: readonly Person[] }>('/api/me/mutes');
    if (useMutes.getState().of === me) useMutes.setState({ people: mutes });
  } catch {
    // A muted person stays muted: the server does not send what they say.
    useMutes.setState({ of: null });
  }
};

/** Throws where it could not be done. */
const change = async (transport: Transport, person: Person, muted: boolean): Promise<void> => {
  await accepted(transport.ask('mute_person', { person: person.id, muted }));
  useMutes.setState(({ people }) => {
    const others = people.filter(({ id }) => id !== person.id);
    return { people: muted ? [...others, person] : others };
  });
};

export const mute = (transport: Transport, person: Person): Promise<void> => change(transport, person, true);
export const unmute = (transport: Transport, person: Person): Promise<void> => change(transport, person, false);
