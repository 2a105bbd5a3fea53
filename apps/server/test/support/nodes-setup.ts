import { afterAll } from 'vitest';
import { endNodes } from './node-process.ts';

/** Before each file of tests: what it says here is done after its own last word. */
afterAll(endNodes);
