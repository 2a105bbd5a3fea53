export * from './bot-entrant.ts';
export * from './built-in.ts';
