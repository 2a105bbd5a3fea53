import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { DefaultReporter } from 'vitest/node';
import { say } from './messages.mjs';

/**
 * One line of how far the tests are: rewritten in a terminal, said again every few seconds where there is none. A failure
 * is shown with its reason when it happens, and all of them once more at the end.
 */

/** Milliseconds between two lines. */
const EVERY = process.stdout.isTTY ? 500 : 15_000;

/** How many of the slowest files are named at the end. */
const SLOWEST = 12;

const CLEAR = '\r\u001b[2K';

export default class ProgressReporter extends DefaultReporter {
  constructor() {
    super({ summary: false });
    const { TEST_STEP = '', TEST_BEGAN = String(Date.now()), TEST_COUNTS } = process.env;
    this.step = TEST_STEP;
    this.began = Number(TEST_BEGAN);
    this.countsFile = TEST_COUNTS;
    this.files = { all: 0, done: 0 };
    this.passed = 0;
    this.failed = 0;
    this.running = new Set();
  }

  onInit(context) {
    this.ctx = context;
    this.silent ??= context.config.silent;
  }

  onTestRunStart(specifications) {
    super.onTestRunStart(specifications);
    this.files.all = specifications.length;
    this.tell();
    this.clock = setInterval(() => this.tell(), EVERY);
  }

  onTestModuleStart({ moduleId }) {
    this.running.add(moduleId);
  }

  onTestModuleEnd(module) {
    this.running.delete(module.moduleId);
    this.files.done += 1;
    const { passed, failed } = countsOf(module);
    this.passed += passed;
    this.failed += failed;
    if (failed === 0) return;
    this.clear();
    this.printTestModule(module);
    for (const { message } of errorsIn(module)) console.log(message);
  }

  /** Files that passed are a number; the tests of those that did not are listed. */
  printTestModule(module) {
    if (module.state() === 'failed') super.printTestModule(module);
  }

  onUserConsoleLog(log, state) {
    this.clear();
    super.onUserConsoleLog(log, state);
  }

  onTestRunEnd(modules, errors, reason) {
    clearInterval(this.clock);
    if (modules.length > SLOWEST) this.tellSlowest(modules);
    this.tell();
    if (process.stdout.isTTY) process.stdout.write('\n');
    // What broke outside of any test has failed as well, and so has a run that was broken off.
    this.failed += errors.length;
    if (this.failed === 0 && reason !== 'passed') this.failed = 1;
    this.printErrorsSummary(
      modules.map(({ task }) => task),
      errors,
    );
    if (this.countsFile) writeFileSync(this.countsFile, JSON.stringify({ passed: this.passed, failed: this.failed }));
  }

  /** Where the time goes, for who wants it shorter. Files run beside each other, so this is not their sum. */
  tellSlowest(modules) {
    const slowest = modules
      .map((module) => ({ file: this.nameOf(module.moduleId), seconds: module.diagnostic().duration / 1_000 }))
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, SLOWEST);
    this.clear();
    console.log(say.slowest(slowest));
  }

  nameOf(moduleId) {
    return relative(this.ctx.config.root, moduleId);
  }

  clear() {
    if (process.stdout.isTTY) process.stdout.write(CLEAR);
  }

  tell() {
    const line = say.progress({
      step: this.step,
      files: this.files,
      passed: this.passed,
      failed: this.failed,
      seconds: Math.round((Date.now() - this.began) / 1_000),
      running: [...this.running].map((file) => this.nameOf(file)),
    });
    if (!process.stdout.isTTY) console.log(line);
    else process.stdout.write(CLEAR + line.slice(0, process.stdout.columns - 1));
  }
}

/** What went wrong in a file. It is told at once, in few words: a run that is broken off does not come to its end. */
const errorsIn = (module) => [
  ...[module, ...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ...[...module.children.allTests()].flatMap((test) => test.result().errors ?? []),
];

/** Tests that passed; tests that failed, suites that could not run theirs, and tests that were left out without a reason. */
const countsOf = (module) => {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const passed = states.filter((state) => state === 'passed').length;
  const failed = states.filter((state) => state === 'failed').length;
  const broken = [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0).length;
  const leftOut = broken > 0 ? 0 : states.length - passed - failed;
  return { passed, failed: failed + broken + leftOut };
};
