import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '#server.ts';

test('every type, field, argument and value has a description', () => {
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

test('a field with its own call is nullable, so that one failure does not remove others', () => {
  const needed = ['Query', 'Viewer', 'Admin'].flatMap((name) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`There is no ${name}`);
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return fields.map((field) => `${name}.${field.name}`);
  });
  expect(needed).toEqual([]);
});

test("the description of an ID never says 'Number of'", () => {
  const called = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isIntrospectionType(type) || !(isObjectType(type) || isInputObjectType(type))) return [];
    return Object.values(type.getFields())
      .flatMap((field) => [field, ...('args' in field ? field.args : [])])
      .filter((one) => /\bID\b/.test(String(one.type)) && one.description?.startsWith('Number of'))
      .map(({ name }) => `${type.name}.${name}`);
  });
  expect(called).toEqual([]);
});

test('a mutation returns a payload: its result, null where it failed, and its errors', () => {
  for (const { name, type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const payload = getNamedType(type);
    if (!isObjectType(payload)) throw new Error(`${name} answers no object`);
    expect(String(type)).toBe(`${name.charAt(0).toUpperCase()}${name.slice(1)}Payload!`);
    const { errors, ...done } = payload.getFields();
    expect(String(errors?.type), name).toBe('[Failure!]!');
    expect(
      Object.values(done)
        .filter((field) => isNonNullType(field.type))
        .map((field) => field.name),
      name,
    ).toEqual([]);
  }
});
