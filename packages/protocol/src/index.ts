export { Follower, type Taken } from '@sanh-rong/table';
export * from './arena.ts';
export * from './bots.ts';
export * from './chat.ts';
export * from './ids.ts';
export * from './leaders.ts';
export * from './people.ts';
export * from './rest.ts';
export * from './sockets.ts';
