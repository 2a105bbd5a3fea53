export { checkSource } from './source.ts';
