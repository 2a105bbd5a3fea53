import { runProgram } from './run.mjs';

runProgram('apps/cli/bin/sanhrong.mjs', ['play', ...process.argv.slice(2)], { parts: ['cli', 'sandbox'] });
