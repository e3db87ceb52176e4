import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const house = fileURLToPath(new URL('../../../', import.meta.url));

/** Of the services and screens that people use, the files with these words. */
function filesWith(words: RegExp): string[] {
  return ['marketplace', 'graphql-bff', 'schema', 'web']
    .flatMap((name) => readdirSync(`${house}${name}/src`, { recursive: true }).map((file) => `${name}/src/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => words.test(readFileSync(house + file, 'utf8')));
}

/** That it behaves the same is what all tests of money show: theirs is the sandbox, as a process of its own. */
test('nobody who takes money knows whether the provider is the sandbox', () => {
  // Frames of kept mails have an attribute of that name.
  expect(filesWith(/sandbox/i)).toEqual(['marketplace/src/platform/mailer/routes.ts']);
  expect(filesWith(/sk_(test|live)/)).toEqual([]);
  // Where it is asked, and nowhere compared.
  expect(filesWith(/apiUrl|PAYSTACK_API_URL/)).toEqual([
    'marketplace/src/payments/provider.ts',
    'marketplace/src/platform/config.ts',
  ]);
});
