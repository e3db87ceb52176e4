import { expect, test } from 'vitest';
import { schemaLint } from '#verify/schema-lint.mjs';

const schema = '"""All."""\ntype Query {\n  """One."""\n  one: Int\n\n  """Two."""\n  two: Int\n}\n';

test('a deprecation carries a date', async () => {
  const deprecated = (reason) => schema.replace('two: Int', `two: Int @deprecated(reason: "${reason}")`);
  const faultsOf = async (text) => (await schemaLint(text)).faults;
  expect(await faultsOf(deprecated('Use one'))).toHaveLength(1);
  expect(await faultsOf(deprecated('Use one; gone from 2027-06-30 on'))).toEqual([]);
});

test.each([
  ['get_two', 'does not match'],
  ['getTwo', 'repeats its kind'],
  ['twoQuery', 'repeats its kind'],
  ['queryOfTwo', 'starts with the name of its type'],
])('a field called %s is found', async (name, fault) => {
  const { faults } = await schemaLint(schema.replace('two', name));
  expect(faults.join()).toContain(fault);
});

test.each([
  [schema.replace('"""One."""\n  ', ''), 'Query.one has no description'],
  [schema.replace('one: Int', 'one(first: Int): Int'), 'Query.one.first has no description'],
  [`${schema}enum Size { BIG }`, 'Size cannot be reached'],
  [`${schema}enum Size { big }`, 'Size.big does not match'],
  [`${schema}scalar money`, 'money is not in PascalCase'],
  [`${schema}scalar MoneyType`, 'MoneyType repeats its kind'],
])('in %s it is found', async (text, fault) => {
  expect((await schemaLint(text)).faults.join()).toContain(fault);
});

test('a well-named and described schema has no fault', async () => {
  expect((await schemaLint(schema)).faults).toEqual([]);
});
