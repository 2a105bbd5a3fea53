export * from './arena.ts';
export * from './bots.ts';
export * from './chat.ts';
export * from './follower.ts';
export * from './ids.ts';
export * from './people.ts';
export * from './rest.ts';
export * from './sockets.ts';
