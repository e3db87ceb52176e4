import { expect, test } from 'vitest';
import { schemaChanges } from '#verify/schema-changes.mjs';
import { schemaLint } from '#verify/schema-lint.mjs';

const released = '"""All."""\ntype Query {\n  """One."""\n  one: Int\n\n  """Two."""\n  two: Int\n}\n';
const now = released.replace(/\n {2}"""Two."""\n {2}two: Int\n/, '');
const rest = '## Unreleased\n\n- Gone.\n\n## 1.0\n\n- `Query.two` came.\n';

test('what breaks clients is told, and told as not released yet', async () => {
  expect((await schemaChanges({ released, now: released, changelog: rest })).faults).toEqual([]);
  const { faults } = await schemaChanges({ released, now, changelog: rest });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('`Query.two`');
  const changelog = rest.replace('Gone', '**Breaking**: `Query.two` is gone');
  expect((await schemaChanges({ released, now, changelog })).faults).toEqual([]);
  expect((await schemaChanges({ released: now, now: released, changelog: rest })).faults).toEqual([]);
});

test('a deprecation carries a date', async () => {
  const deprecated = (reason) => released.replace('two: Int', `two: Int @deprecated(reason: "${reason}")`);
  const faultsOf = async (text) => (await schemaLint(text)).faults;
  expect(await faultsOf(deprecated('Use one'))).toHaveLength(1);
  expect(await faultsOf(deprecated('Use one; gone from 2027-06-30 on'))).toEqual([]);
});

test.each([
  ['get_two', 'does not match'],
  ['getTwo', 'says what kind of field it is'],
  ['twoQuery', 'says what kind of field it is'],
  ['queryOfTwo', 'starts with the name of its type'],
])('a field called %s is found', async (name, fault) => {
  const { faults } = await schemaLint(released.replace('two', name));
  expect(faults.join()).toContain(fault);
});

test.each([
  [released.replace('"""One."""\n  ', ''), 'Query.one has no description'],
  [released.replace('one: Int', 'one(first: Int): Int'), 'Query.one.first has no description'],
  [`${released}enum Size { BIG }`, 'Size cannot be reached'],
  [`${released}enum Size { big }`, 'Size.big does not match'],
  [`${released}scalar money`, 'money is not in PascalCase'],
  [`${released}scalar MoneyType`, 'MoneyType says what kind of type it is'],
])('in %s it is found', async (text, fault) => {
  expect((await schemaLint(text)).faults.join()).toContain(fault);
});

test('what is named and described as it should be has no fault', async () => {
  expect((await schemaLint(released)).faults).toEqual([]);
});
