import { cpus } from 'node:os';
import type { GameId } from '../packages/engine/src/catalogue.ts';
import { subjects as lieng } from './lieng.ts';
import { type Figure, measure, type Subject, table } from './measure.ts';
import { subjects as phom } from './phom.ts';
import { subjects as tienlen } from './tienlen.ts';

const SUBJECTS = {
  tienlen,
  phom,
  lieng,
} satisfies Record<GameId, readonly Subject[]>;

const figures: Figure[] = [];
for (const subject of Object.values(SUBJECTS).flat()) {
  process.stderr.write(`${subject.name} …\n`);
  figures.push(measure(subject, figures));
}

const machine = `${cpus()[0]?.model ?? 'unknown processor'}, one core, Node ${process.versions.node}`;
if (process.argv.includes('--json')) console.log(JSON.stringify({ machine, figures }, null, 2));
else console.log(`\n${machine}\n\n${table(figures)}`);
