import { defineConfig, mergeConfig } from 'vitest/config';
import { plantedFault } from './scripts/test/planted.mjs';
import base from './vitest.config.ts';

/** Changes the sources as the tests load them. */
const plant = { name: 'planted fault', enforce: 'pre', transform: plantedFault() };

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
