export * from './judgement.ts';
export * from './limits.ts';
export * from './luck.ts';
export * from './review.ts';
export { Sample } from './sample.ts';
