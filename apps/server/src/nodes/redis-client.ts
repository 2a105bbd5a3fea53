/** A module of its own: a bundle hands what is CommonJS to `import()` without its names. */
export { createClient } from 'redis';
