import { expect, test } from 'vitest';
import { schemaLint } from '#verify/schema-lint.mjs';

const schema = `"""All."""
type Query {
  """One."""
  one: Int

  """Two."""
  two: Int

  """Place."""
  place: PageInfo
}

"""The place of a page."""
type PageInfo {
  """First."""
  startCursor: String

  """Last."""
  endCursor: String

  """Before."""
  hasPreviousPage: Boolean!

  """After."""
  hasNextPage: Boolean!
}
`;

test('a deprecation carries a date', async () => {
  const deprecated = (reason) => schema.replace('two: Int', `two: Int @deprecated(reason: "${reason}")`);
  const faultsOf = async (text) => (await schemaLint(text)).faults;
  expect(await faultsOf(deprecated('Use one'))).toHaveLength(1);
  expect(await faultsOf(deprecated('Use one; gone from 2027-06-30 on'))).toEqual([]);
});

test.each([
  ['get_two', 'should be in camelCase format'],
  ['getTwo', 'should not have "get" prefix'],
  ['twoQuery', 'should not have "Query" suffix'],
  ['queryOfTwo', 'starts with the name of the parent type'],
])('a field named %s is reported', async (name, fault) => {
  const { faults } = await schemaLint(schema.replace('two', name));
  expect(faults.join()).toContain(fault);
});

test.each([
  [schema.replace('"""One."""\n  ', ''), 'Description is required for field "one"'],
  [schema.replace('one: Int', 'one(first: Int): Int'), 'Description is required for input value "first"'],
  [`${schema}enum Size { BIG }`, '`Size` is unreachable'],
  [`${schema}enum Size { big }`, '"big" should be in UPPER_CASE format'],
  [`${schema}scalar money`, '"money" should be in PascalCase format'],
  [`${schema}type MoneyType { one: Int }`, '"MoneyType" should not have "Type" suffix'],
])('in %s it is reported', async (text, fault) => {
  expect((await schemaLint(text)).faults.join()).toContain(fault);
});

test('a paged list has edges and page info', async () => {
  const text = `${schema}type ThingConnection { things: [Int] }`;
  expect((await schemaLint(text)).faults.join()).toContain('`pageInfo`');
});

test('a well-named and described schema has no errors', async () => {
  expect((await schemaLint(schema)).faults).toEqual([]);
});
