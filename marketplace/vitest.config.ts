import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'marketplace',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'demo/**/*.test.ts'],
    globalSetup: ['./tests/global-setup.ts'],
    testTimeout: 20_000,
    // On a busy machine other processes respond late. A poll that passes ends at once.
    expect: { poll: { timeout: 8_000 } },
  },
});
