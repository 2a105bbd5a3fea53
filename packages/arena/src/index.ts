export * from './game.ts';
export * from './match.ts';
export * from './moments.ts';
export * from './schedule.ts';
export * from './student.ts';
export * from './tally.ts';
