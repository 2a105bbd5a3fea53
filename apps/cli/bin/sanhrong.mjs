#!/usr/bin/env node
import { leaveWithReader, main } from '../dist/main.js';

leaveWithReader({ output: process.stdout }, (code) => process.exit(code));
process.exitCode = await main(process.argv.slice(2));
