import { cpus } from 'node:os';
import { subjects as lieng } from './lieng.ts';
import { type Figure, measure, table } from './measure.ts';
import { subjects as phom } from './phom.ts';
import { subjects as tienlen } from './tienlen.ts';

const figures: Figure[] = [];
for (const subject of [...tienlen, ...phom, ...lieng]) {
  process.stderr.write(`${subject.name} …\n`);
  figures.push(measure(subject, figures));
}

const machine = `${cpus()[0]?.model ?? 'unknown processor'}, one core, Node ${process.versions.node}`;
if (process.argv.includes('--json')) console.log(JSON.stringify({ machine, figures }, null, 2));
else console.log(`\n${machine}\n\n${table(figures)}`);
