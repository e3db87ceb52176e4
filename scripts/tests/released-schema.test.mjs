import { expect, test } from 'vitest';
import { compareSchemas } from '#verify/released-schema.mjs';

const today = new Date('2027-07-01T00:00:00Z');
const gone = '@deprecated(reason: "Use one; gone from 2027-06-30 on")';
const going = '@deprecated(reason: "Use one; gone from 2027-09-30 on")';
const compare = (released, current, version = '1.2.0') => compareSchemas({ released, current, version, today });

test.each([
  [`type Query { one: Int two: Int ${gone} }`, 'type Query { one: Int }'],
  [`type Query { one(a: Int ${gone}): Int }`, 'type Query { one: Int }'],
  [`enum E { A B ${gone} } type Query { one: E }`, 'enum E { A } type Query { one: E }'],
  [`type T { a: Int } type Query { one: Int two: T ${gone} }`, 'type Query { one: Int }'],
  ['type Query { one: Int }', 'type Query { one: Int two: Int }'],
  [
    'type Query { one: Int two: Int }',
    'type Query { one: Int two: Int @deprecated(reason: "Use one; gone from 2028-01-31 on") }',
  ],
])('%s may become %s', (released, current) => {
  expect(compare(released, current).faults).toEqual([]);
});

test.each([
  ['type Query { one: Int two: Int }', 'type Query { one: Int }', 'Query.two was removed.'],
  [`type Query { one: Int two: Int ${going} }`, 'type Query { one: Int }', 'Query.two was removed.'],
  ['type Query { one: Int }', 'type Query { one: String }', 'Query.one changed type from Int to String.'],
  ['type T { a: Int } type Query { one: Int }', 'type Query { one: Int }', 'T was removed.'],
  [
    'type Query { one: Int two: Int }',
    `type Query { one: Int two: Int ${going} }`,
    'Query.two must stay until 2027-12-28 or longer',
  ],
])('from 1.0 on, %s may not become %s; before, it is a note', (released, current, fault) => {
  expect(compare(released, current).faults).toEqual([fault]);
  expect(compare(released, current, '0.9.0')).toEqual({ faults: [], note: `before 1.0, so allowed: ${fault}` });
});
