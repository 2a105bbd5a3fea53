const COLUMNS = [
  'iteration',
  'decisions',
  'progress',
  'entropy',
  'explained',
  'mienNam4',
  'mienNam3',
  'mienNam2',
  'thirteen4',
  'thirteen3',
  'thirteen2',
];

/** A line for so many iterations. */
const STEP = 10;

/** The log of a run as a table: every tenth iteration, and the last. */
export const curveOf = (log) => {
  const told = log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const shown = told.filter((_, at) => at % STEP === 0 || at === told.length - 1);
  const lines = shown.map((line) => COLUMNS.map((column) => line[column] ?? '').join(','));
  return [COLUMNS.join(','), ...lines].map((line) => `${line}\n`).join('');
};
