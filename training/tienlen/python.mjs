import { spawnSync } from 'node:child_process';

/** Where a Python with PyTorch may be: what somebody named, what is first in the path, what Debian installs. */
const CANDIDATES = [process.env.PYTHON, 'python3', '/usr/bin/python3'];

const hasTorch = (python) => spawnSync(python, ['-c', 'import torch, numpy'], { stdio: 'ignore' }).status === 0;

/** A Python that has PyTorch and NumPy, or null. */
export const findPython = () => CANDIDATES.find((python) => python !== undefined && hasTorch(python)) ?? null;

export const requirePython = () => {
  const python = findPython();
  if (python === null) throw new Error('no Python with PyTorch and NumPy here; PYTHON may name one');
  return python;
};
