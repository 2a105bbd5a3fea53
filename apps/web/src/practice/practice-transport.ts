import { useMe } from '../net/me.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { PRACTICE_WORDS } from './messages/vi.ts';
import type { Guest } from './wire.ts';
import { WorkerTransport } from './worker-transport.ts';
import { WORKER_URL } from './worker-url.ts';

const guest = (): Guest => {
  const { language } = usePreferences.getState();
  const { person } = useMe.getState();
  return { language, name: person?.name ?? PRACTICE_WORDS[language].you, face: person?.face ?? undefined };
};

/** The one connection of this page to the table of this device. */
export const practiceTransport = new WorkerTransport(() => new Worker(WORKER_URL, { type: 'module' }), guest);

usePreferences.subscribe((now, before) => {
  if (now.language !== before.language) practiceTransport.introduce();
});
useMe.subscribe(() => practiceTransport.introduce());
