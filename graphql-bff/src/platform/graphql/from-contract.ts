import { type CamelKeys, camel, snake } from '@besesaka/schema/kernel/names.ts';
import type { Renamed } from '@besesaka/schema/kernel/renamed.ts';
import type { InputFieldBuilder, InputFieldsFromShape, ObjectFieldBuilder } from '@pothos/core';
import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import { z } from 'zod';
import type { builder } from './builder.ts';

type Types = typeof builder.$inferSchemaTypes;

interface PlainField {
  key: string;
  type: 'ID' | 'String' | 'Int' | 'Boolean' | 'Date' | 'DateTime' | 'Decimal';
  isNullable: boolean;
  /** Whether it is an enumeration. */
  isChoice: boolean;
}

/**
 * Exposes the fields of a resource with the contract's descriptions: all texts, IDs, times, integers and booleans. Fields of
 * one word need no resolver. Fields with another name or type in GraphQL are listed in `without` and written by hand.
 */
export function exposeFields<Resource extends z.ZodObject, Value extends z.infer<Resource>>(
  t: ObjectFieldBuilder<Types, Value>,
  resource: Resource,
  { without = [] }: { without?: readonly (keyof Resource['shape'] & string)[] } = {},
) {
  return plainOf(t, resource, {
    without,
    read: (key) => (key === camel(key) ? defaultFieldResolver : (value) => Reflect.get(value, key)),
  });
}

interface Reading<Value, Answer> {
  without?: readonly (keyof Answer & string)[];
  /** Reads the object that has the fields. */
  read: (value: Value, ctx: Types['Context']) => Answer | Promise<Answer>;
  /** The cost of reading. */
  extensions: Readonly<Record<string, unknown>>;
}

/** The same for fields that are read only if selected. */
export function exposeLazyFields<Resource extends z.ZodObject, Value>(
  t: ObjectFieldBuilder<Types, Value>,
  resource: Resource,
  { without = [], read, extensions }: Reading<Value, z.infer<Resource>>,
) {
  const readOne = (key: string) => async (value: Value, _args: object, ctx: Types['Context']) =>
    Reflect.get(await read(value, ctx), key);
  return plainOf(t, resource, { without, extensions, read: readOne });
}

interface PlainReading<Value> {
  without: readonly string[];
  read: (key: string) => GraphQLFieldResolver<Value, Types['Context']>;
  extensions?: Readonly<Record<string, unknown>>;
}

function plainOf<Value>(
  t: ObjectFieldBuilder<Types, Value>,
  resource: z.ZodObject,
  { without, read, extensions = {} }: PlainReading<Value>,
) {
  const plain = plainFields(resource.shape, without).filter(({ isChoice }) => !isChoice);
  const fields = plain.map(({ key, type, isNullable }) => {
    const { description } = descriptionOf(resource, key);
    // The cast is safe because the GraphQL type is derived from the resource.
    const resolve = read(key) as (value: Value) => never;
    return [camel(key), t.field({ type, nullable: isNullable, description, extensions, resolve })] as const;
  });
  return Object.fromEntries(fields);
}

/** The contract's description of a field that is written by hand. */
export function descriptionOf<Resource extends z.ZodObject>(resource: Resource, key: keyof Resource['shape'] & string) {
  return { description: sentence(resource.shape[key]?.description, key) };
}

/** Like `exposeFields`, for inputs: derives a GraphQL input from one of the contract, with its descriptions. */
export function inputFields<
  Input extends z.ZodObject,
  Without extends keyof Input['shape'] & string = never,
  const Names extends Readonly<Record<string, string>> = Record<never, string>,
>(
  t: InputFieldBuilder<Types, 'InputObject'>,
  {
    schema,
    fields: words,
  }: { schema: Input; fields: { [K in keyof Input['shape']]: readonly [string, ...unknown[]] } },
  { without = [], names }: { without?: readonly Without[]; names?: Names } = {},
) {
  const fields = plainFields(schema.shape, without).map(({ key, type, isNullable }) => {
    const name = names?.[camel(key)] ?? camel(key);
    return [name, t.field({ type, required: !isNullable, description: sentence(words[key]?.[0], key) })] as const;
  });
  const named = fields.length + without.length;
  if (named < Object.keys(schema.shape).length) throw new Error('A field of an input is not plain');
  return Object.fromEntries(fields) as InputFieldsFromShape<Types, InputOf<Input, Without, Names>, 'InputObject'>;
}

/** Describes a URL to which a client adds a width and format. */
export const withoutSize = (what: string) => `${what} without size: append \`/<width>.<avif|webp|jpeg>\`.`;

function sentence(words: string | undefined, key: string): string {
  if (!words) throw new Error(`${key} has no words`);
  return `${words}.`;
}

/** The type of the values for `inputFields`: optional fields may also be null. */
export type InputOf<
  Input extends z.ZodObject,
  Without extends string = never,
  Names extends object = Record<never, string>,
> = Renamed<CamelKeys<Omit<Given<Input>, Without>>, Names>;
type Given<Input extends z.ZodObject> = {
  [Key in keyof z.infer<Input>]: IsOptional<
    Input['shape'][Key & keyof Input['shape']],
    z.infer<Input>[Key]
  > extends true
    ? z.infer<Input>[Key] | null | undefined
    : z.infer<Input>[Key];
};
type IsOptional<Field, Value> = Field extends z.ZodDefault ? true : undefined extends Value ? true : false;

/** Converts an input to the contract's names, without nulls. It is validated when it is sent. */
export function toContract<Values extends object>(values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [snake(name), value ?? undefined]));
}

function plainFields(shape: z.ZodRawShape, without: readonly string[]): PlainField[] {
  const included = Object.entries(shape).filter(([key]) => !without.includes(key));
  return included.flatMap(([key, field]) => {
    const schema = z.toJSONSchema(field, { unrepresentable: 'any' });
    const kinds = (schema.anyOf ?? [schema]).flatMap((one) => (typeof one === 'object' ? [one] : []));
    const types = kinds.flatMap(({ type, format }) => [type ?? []].flat().map((name) => `${name} ${format ?? ''}`));
    const [type, ...others] = types.filter((one) => !one.startsWith('null')).map((one) => graphqlTypes[one.trim()]);
    const isChoice = kinds.some((one) => one.enum !== undefined || one.const !== undefined);
    if (!type || others.length > 0) return [];
    const isNullable = types.some((one) => one.startsWith('null')) || z.safeParse(field, undefined).success;
    return [{ key, type, isNullable, isChoice }];
  });
}

const graphqlTypes: Record<string, PlainField['type']> = {
  string: 'String',
  'string date': 'Date',
  'string decimal': 'Decimal',
  'string uuid': 'ID',
  'string date-time': 'DateTime',
  integer: 'Int',
  boolean: 'Boolean',
};
