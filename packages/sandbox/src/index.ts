export { Sandboxes, type SandboxOptions } from './sandboxes.ts';
