import { defineConfig, mergeConfig } from 'vitest/config';
import { plantedFault } from './scripts/test/money-faults.mjs';
import base from './vitest.config.ts';

const fault = plantedFault();

/** Changes the sources as the tests load them. */
const plant = {
  name: 'planted fault',
  enforce: 'pre',
  transform(code, id) {
    const own = fault.edits.filter(([file]) => id.endsWith(file));
    return own.length === 0 ? null : own.reduce((all, [, text, planted]) => all.replace(text, () => planted), code);
  },
};

const { projects, ...shared } = base.test;
export default mergeConfig(defineConfig({ ...base, test: { ...shared, projects: [] } }), {
  test: {
    projects: projects.slice(0, 1).map(({ test }) => ({
      resolve: base.resolve,
      plugins: [plant],
      test: { ...shared, ...test },
    })),
  },
});
