import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'marketplace',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'demo/**/*.test.ts'],
    globalSetup: ['./tests/global-setup.ts'],
    testTimeout: 20_000,
  },
});
