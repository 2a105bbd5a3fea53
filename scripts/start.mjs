import { runProgram } from './run.mjs';

// In a terminal the address is wanted, not a line for every request.
const quiet = process.stdout.isTTY && !process.env.LOG_LEVEL ? { LOG_LEVEL: 'warn' } : {};

runProgram('apps/server/dist/main.js', [], {
  parts: ['server', 'sandbox', 'client'],
  environment: quiet,
});
