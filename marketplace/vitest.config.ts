import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'marketplace',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'demo/**/*.test.ts'],
    globalSetup: ['./tests/global-setup.ts'],
    testTimeout: 20_000,
    // Other processes answer when they get the machine; a passing poll ends at once.
    expect: { poll: { timeout: 8_000 } },
  },
});
