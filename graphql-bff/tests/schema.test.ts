import { readFileSync } from 'node:fs';
import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '#server.ts';

test('every type, field, argument and value is described', () => {
  const missing: string[] = [];
  const need = (name: string, described: { description?: string | null | undefined }) => {
    if (!described.description?.trim()) missing.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    need(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) need(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) need(`${type.name}.${field.name}`, field);
    }
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      need(`${type.name}.${field.name}`, field);
      for (const argument of field.args) need(`${type.name}.${field.name}(${argument.name})`, argument);
    }
  }
  expect(missing).toEqual([]);
});

test('what identifies a thing is not called a number', () => {
  const called = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isIntrospectionType(type) || !(isObjectType(type) || isInputObjectType(type))) return [];
    return Object.values(type.getFields())
      .flatMap((field) => [field, ...('args' in field ? field.args : [])])
      .filter((one) => /\bID\b/.test(String(one.type)) && one.description?.startsWith('Number of'))
      .map(({ name }) => `${type.name}.${name}`);
  });
  expect(called).toEqual([]);
});

test('the committed schema is the one that the rooms make', () => {
  const committed = readFileSync(new URL(import.meta.resolve('@besesaka/schema/schema.graphql')), 'utf8');
  expect(`${printSchema(lexicographicSortSchema(schema))}\n`).toBe(committed);
});
