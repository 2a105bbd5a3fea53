/** A whole bot, short enough to read at a glance: it plays the first legal move. */
export const exampleBot = (origin: string): string => `import { io } from 'socket.io-client';

const tableId = process.argv[2];
const auth = { token: process.env.TOKEN };
const socket = io('${origin}', { auth, transports: ['websocket'] });
const ask = (name, message = {}) =>
  socket.timeout(10_000).emitWithAck(name, { tableId, ...message });
const actionId = () => crypto.randomUUID();

const look = async () => {
  const { ok, view } = await ask('resume_table');
  if (!ok || view.you === null || view.turn !== view.you) return;
  const [action] = view.game.legal;
  await ask('act', { seq: view.seq, actionId: actionId(), action });
};

socket.on('connect', async () => {
  await ask('join_table');
  await ask('player_ready', { contribution: actionId() });
  await look();
});
socket.on('game_started', look);
socket.on('game_state_update', look);
socket.on('turn_timeout', look);
`;

/** How it is started. */
export const EXAMPLE_RUN = 'npm install socket.io-client\nTOKEN=sr_… node bot.mjs K7M2XQ9RT';
