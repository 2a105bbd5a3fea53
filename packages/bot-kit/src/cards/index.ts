export * from './bot-card.ts';
export * from './letters.ts';
