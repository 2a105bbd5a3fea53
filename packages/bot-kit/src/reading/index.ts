export * from './returned.ts';
export * from './shown.ts';
