import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '#run.mjs';
import { reports } from '#test/runners.mjs';

/** Writes the result and duration of each test file, including its hooks, which Vitest's own JSON omits. */
export default class VitestReport {
  onTestRunEnd(modules, errors) {
    const files = modules.map((module) => {
      const count = (state) => [...module.children.allTests(state)].length;
      const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
      const isWhole = ['passed', 'skipped'].includes(module.state());
      return {
        name: relative(root, module.moduleId),
        passed,
        // A file that cannot be loaded, or whose hooks fail, names no failed test.
        failed: isWhole ? failed : Math.max(1, failed),
        skipped,
        seconds: module.diagnostic().duration / 1000,
      };
    });
    const faults = errors.map(({ message }) => String(message).split('\n')[0]);
    const path = join(root, reports.vitest);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify({ items: files, faults }));
  }
}
