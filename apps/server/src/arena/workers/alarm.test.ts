import { expect, test } from 'vitest';
import { Alarm } from './alarm.ts';

const LONG = 3_600_000;

test('whoever is woken does not sleep on', async () => {
  const alarm = new Alarm();
  const sleeping = alarm.sleep(LONG);
  alarm.wake();
  await sleeping;
});

test('being woken while awake counts for the next sleep, once', async () => {
  const alarm = new Alarm();
  alarm.wake();
  alarm.wake();
  await alarm.sleep(LONG);
  let isAwake = false;
  const sleeping = alarm.sleep(LONG).then(() => {
    isAwake = true;
  });
  await Promise.resolve();
  expect(isAwake).toBe(false);
  alarm.wake();
  await sleeping;
});

test('nobody sleeps longer than they meant to', async () => {
  await new Alarm().sleep(1);
});
