import { money } from '@besesaka/schema/kernel/amount-input.ts';
import { choice } from '@besesaka/schema/kernel/reference/choice.ts';
import { describe, oneOf, resource } from '@besesaka/schema/kernel/reference/describe.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldOf, fieldsIn, resourceOf } from './fields.ts';
import { toCall } from './input.ts';
import { outputOf, sizeOf } from './object.ts';

const size = choice('BasketSize', 'Size of a basket.', { s: 'Small', l: 'Large' }, { as: { s: 'SMALL' } });
const lid = resource(
  'LidRow',
  'A lid.',
  { lid_color: describe(z.string(), 'Its colour', 'red', { as: 'color' }) },
  { as: 'Lid' },
);

test.each([
  ['id', z.string(), { scalar: 'ID' }],
  ['owner_id', z.uuid(), { scalar: 'ID' }],
  ['made_at', z.iso.datetime(), { scalar: 'DateTime' }],
  ['day', z.iso.date().nullable(), { scalar: 'Date' }],
  ['price', money().nullable(), { scalar: 'Money' }],
  ['count', z.number().int().min(1).default(1), { scalar: 'Int' }],
  ['text', z.preprocess((value) => value, z.string().optional()), { scalar: 'String' }],
  [
    'sizes',
    z
      .array(oneOf(size))
      .max(2)
      .transform((sizes) => new Set(sizes)),
    { items: { choice: size }, most: 2 },
  ],
  ['lid', lid.nullable(), { object: lid }],
] as const)('%s has the type that its schema says', (key, schema, type) => {
  expect(fieldOf(key, schema).type).toMatchObject(type);
});

test('outer names and descriptions win over inner ones, and wrappers use those of the wrapped schema', () => {
  const inner = describe(z.string(), 'Inner', 'x', { as: 'inner' });
  expect(fieldOf('a_name', inner.optional())).toMatchObject({ name: 'inner', description: 'Inner.', isOptional: true });
  const outer = describe(inner.nullable(), 'Outer', null, { as: 'outer' });
  expect(fieldOf('a_name', outer)).toMatchObject({ name: 'outer', description: 'Outer.', isNullable: true });
  expect(fieldOf('a_name', z.string())).toMatchObject({ name: 'aName', description: null });
});

test('the name of a type is not used for its fields', () => {
  expect(resourceOf(lid)).toEqual({ name: 'Lid', description: 'A lid.' });
  expect(fieldOf('lid', describe(lid.nullable(), 'Its lid')).name).toBe('lid');
});

test.each([
  ['a list without a maximum', z.array(z.string()), 'The list lids needs .max()'],
  ['an enumeration without a name', z.enum(['s', 'l']), 'lids has no GraphQL type'],
  ['an object without a name', z.object({}), 'lids contains an object that is no resource()'],
  ['a field without words', z.string(), 'lids has no description'],
])('%s is refused', (_what, schema, message) => {
  const derive = () => {
    const field = fieldOf('lids', schema);
    return [sizeOf(field), outputOf(field)];
  };
  expect(derive).toThrow(message);
});

test('an input is sent under the names of the contract, with null only where the contract accepts it', () => {
  const body = z.object({
    size: oneOf(size).optional(),
    lid_id: z.uuid().nullable().optional(),
    lids: z.array(lid).max(3).optional(),
  });
  const params = z.object({ id: describe(z.string(), 'ID of the basket', 'b1', { as: 'basketId' }) });
  const fields = [
    ...fieldsIn(params).map((field) => ({ ...field, place: 'params' as const })),
    ...fieldsIn(body).map((field) => ({ ...field, place: 'body' as const })),
  ];
  const values = { basketId: 'b1', size: null, lidId: null, lids: [{ color: 'red' }], idempotencyKey: 'k' };
  expect(toCall(fields, values, { body, idempotent: true })).toEqual({
    params: { id: 'b1' },
    query: {},
    body: { lid_id: null, lids: [{ lid_color: 'red' }] },
    added: {},
    idempotencyKey: 'k',
  });
});
