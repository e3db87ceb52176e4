import { defineConfig, mergeConfig } from 'vitest/config';
import { plantedFault } from './scripts/test/planted.mjs';
import base from './vitest.config.ts';

/** Changes the sources as the tests load them. */
const plant = { name: 'planted fault', enforce: 'pre', transform: plantedFault() };

const { projects } = base.test;
export default mergeConfig(defineConfig({ ...base, test: { ...base.test, projects: [] } }), {
  test: {
    projects: projects.slice(0, 1).map((one) => ({ ...one, extends: false, resolve: base.resolve, plugins: [plant] })),
  },
});
