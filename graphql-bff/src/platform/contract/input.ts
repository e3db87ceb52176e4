import { camel } from '@besesaka/schema/kernel/names.ts';
import type { Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { forGraphql, type Handle } from '@besesaka/schema/kernel/reference/describe.ts';
import { schemaOf } from '@besesaka/schema/kernel/reference/words.ts';
import type { ArgumentRef, InputFieldBuilder, InputFieldRef, InputRef, InputType } from '@pothos/core';
import { z } from 'zod';
import { ValidationError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { lookupArg, slugOrId } from '#platform/graphql/handles.ts';
import type { CallInput, QueryValues } from '#platform/rest/calls.ts';
import { enumOf } from './enumeration.ts';
import { type Field, type FieldType, fieldsIn, resourceOf } from './fields.ts';
import type { Types } from './object.ts';

/** The parts of a call of an operation. */
export interface Parts {
  params: Record<string, string>;
  query: QueryValues;
  body: unknown;
  /** Values of fields that the operation does not have. */
  added: Readonly<Record<string, unknown>>;
  idempotencyKey: string | null;
}

type Place = 'params' | 'query' | 'body' | 'added';

interface Placed extends Field {
  place: Place;
}

type Values = Readonly<Record<string, unknown>>;

const keyField = {
  name: 'idempotencyKey',
  description: 'A key that you generate. A repetition with the same key does nothing and returns the first result.',
} as const;

type Key = 'none' | 'optional' | 'required';

/** The position in a list, which has its own arguments, and what loaders pass. */
const internal = ['page', 'page_size', 'after', 'before', 'count', 'ids', 'slugs'];

/** What a client may pass to an operation. */
export function fieldsOfCall({ params, query, body }: Operation, without: readonly string[] = []): Placed[] {
  const of = (place: Place, schema: z.ZodType | undefined, words: Words = {}) =>
    objectsIn(schema).flatMap((object) =>
      fieldsIn(object, without).map((field) => ({ ...worded(field, words), place })),
    );
  return [
    ...of('params', params),
    ...of('query', query && schemaOf(query), query?.fields).filter(({ key }) => !internal.includes(key)),
    ...of('body', body && schemaOf(body), body && 'fields' in body ? body.fields : {}),
  ];
}

type Words = NonNullable<Operation['query']>['fields'];

function worded(field: Field, words: Words): Field {
  const [text, _example, naming = {}] = words[field.key] ?? [];
  const { as = field.name, default: sent = field.default } = naming;
  return text ? { ...field, name: as, description: `${text}.`, default: sent } : field;
}

function objectsIn(schema: z.ZodType | undefined): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema];
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodObject) return [schema.in];
  return [];
}

type InputFields = Record<string, InputFieldRef<Types, unknown>>;
type Arguments = Record<string, ArgumentRef<Types, unknown>>;

/** The arguments of a field that calls an operation, and how they become its call. A handle is a `Lookup`. */
export function argumentsOf(operation: Operation) {
  const fields = fieldsOfCall(operation);
  const [handle] = fields.flatMap((field) => field.handle ?? []);
  const others = fields.filter((field) => !field.handle);
  const args: Arguments = {
    ...(handle && lookupArg(handle.thing)),
    ...builder.args((t) => inputFieldsOf(t, others)),
  };
  return { args, toParts: (given: Values) => toCall(fields, { ...given, ...Object(given.by) }, operation) };
}

/** The fields of an input or the arguments of a field. */
export function inputFieldsOf(t: InputFieldBuilder<Types, 'InputObject'>, fields: readonly Field[]): InputFields;
export function inputFieldsOf(t: InputFieldBuilder<Types, 'Arg'>, fields: readonly Field[]): Arguments;
export function inputFieldsOf(t: InputFieldBuilder<Types, 'InputObject' | 'Arg'>, fields: readonly Field[]) {
  const entries = fields.flatMap(asGiven).map((field) => {
    const { name, type, isNullable, isOptional, description, default: defaultValue } = field;
    if (description === null) throw new Error(`${name} has no description`);
    const required = defaultValue !== undefined || (!isNullable && !isOptional);
    return [name, t.field({ type: inputType(type, name), required, defaultValue, description })] as const;
  });
  return Object.fromEntries(entries);
}

/** In an input, a handle is two fields: a slug and an ID. */
function asGiven(field: Field): Field[] {
  if (!field.handle) return [field];
  const { thing, slug, id } = field.handle;
  return [
    { ...field, name: slug, isOptional: true, description: `URL slug of the ${thing}.` },
    {
      ...field,
      name: id,
      type: { scalar: 'ID' },
      isOptional: true,
      description: `ID of the ${thing}, instead of the slug.`,
    },
  ];
}

type Input = InputType<Types> | [InputType<Types>];

function inputType(type: FieldType, name: string): Input {
  if ('items' in type) {
    const item = inputType(type.items, name);
    if (Array.isArray(item)) throw new Error(`${name} is a list of lists`);
    return [item];
  }
  if ('choice' in type) return enumOf(type.choice);
  if ('entries' in type) return [nestedInput(type.entries, name)];
  if ('object' in type) return nestedInput(type.object, name);
  return type.scalar === 'Money' ? 'Decimal' : type.scalar;
}

const inputs = new Map<string, { ref: InputRef<Values>; names: string }>();

function nestedInput(schema: z.ZodObject, name: string): InputRef<Values> {
  const named = resourceOf(schema);
  if (!named) throw new Error(`${name} contains an object that is no resource()`);
  const isOneOf = forGraphql.get(schema)?.isOneOf ?? false;
  return declared(named.name, named.description, { fields: fieldsIn(schema), key: 'none', isOneOf });
}

interface Declared {
  fields: readonly Field[];
  key: Key;
  isOneOf: boolean;
}

/** Several mutations may share an input: it is declared once, and must have the same fields. */
function declared(name: string, description: string, { fields, key, isOneOf }: Declared): InputRef<Values> {
  const names = fields.map((one) => one.name).join();
  const existing = inputs.get(name);
  if (existing && existing.names !== names) throw new Error(`${name} has other fields elsewhere`);
  if (existing) return existing.ref;
  const ref = builder.inputRef<Record<string, unknown>>(name).implement({
    description,
    isOneOf,
    fields: (t) => ({
      ...inputFieldsOf(t, fields),
      ...(key !== 'none' && { [keyField.name]: t.string({ ...keyField, required: key === 'required' }) }),
    }),
  });
  inputs.set(name, { ref, names });
  return ref;
}

interface DerivedInput {
  /** Null for an operation that takes nothing. */
  type: InputRef<Values> | null;
  description: string;
  toCall: (values: Values) => Parts;
  /** GraphQL names by the names that errors have. */
  names: Record<string, string>;
}

export interface InputOptions {
  /** Whether it may have an idempotency key. */
  isIdempotent: boolean;
  /** Fields of the operation that the input does not have, by their names in REST. */
  without?: readonly string[];
  /** Fields of the input that the operation does not have. A resource also describes the input. */
  add?: z.ZodObject;
  /** Fields that may be left out although the operation needs them. */
  optional?: readonly string[];
  /** Whether the idempotency key is required. */
  needsKey?: boolean;
}

/** The input of a mutation: the operation's parameters, query, body and idempotency key. */
export function inputOf(operation: Operation, name: string, options: InputOptions): DerivedInput {
  const { optional = [], without, add = z.object({}), needsKey, isIdempotent } = options;
  const own = fieldsOfCall(operation, without).map((field) => ({
    ...field,
    isOptional: field.isOptional || optional.includes(field.name),
  }));
  const added = fieldsIn(add).map((field) => ({ ...field, place: 'added' }) satisfies Placed);
  const fields: Placed[] = [...own, ...added];
  const body = objectsIn(operation.body && schemaOf(operation.body))[0];
  const named = resourceOf(add) ?? (body && resourceOf(body));
  const description = named?.description ?? (fields.map((one) => one.description).join(' ') || keyField.description);
  const isEmpty = fields.length === 0 && !isIdempotent;
  const key = isIdempotent ? (needsKey ? 'required' : 'optional') : 'none';
  return {
    type: isEmpty ? null : declared(name, description, { fields, key, isOneOf: false }),
    description,
    toCall: (values) => toCall(fields, values, { ...operation, idempotent: isIdempotent }),
    names: Object.fromEntries(fields.map((field) => [camel(field.key), field.name])),
  };
}

interface Called extends Pick<Operation, 'params' | 'body'> {
  idempotent?: boolean | undefined;
}

/** Converts an input to the contract's names. */
export function toCall(fields: readonly Placed[], values: Values, operation: Called): Parts {
  const { params, body, idempotent } = operation;
  const of = (place: Place) =>
    contractValues(
      fields.filter((field) => field.place === place),
      values,
    );
  const key = idempotent && values[keyField.name];
  const given = of('params');
  return {
    // The casts are safe because GraphQL has checked the types of the fields.
    // The contract writes codes of orders in capitals, which sets them apart from fixed parts of a path.
    params: (params?.safeParse(given).data ?? given) as Record<string, string>,
    query: of('query') as QueryValues,
    body: body ? of('body') : undefined,
    added: of('added'),
    idempotencyKey: typeof key === 'string' ? key : null,
  };
}

/** The cast is safe because the parts follow from the operation. An operation without parameters has none in its path. */
export function callInput<Path extends string>({ params, added: _added, ...parts }: Parts): CallInput<Path> {
  return { ...parts, ...(Object.keys(params).length > 0 && { params }) } as CallInput<Path>;
}

/** A null means nothing where the contract accepts none. */
function contractValues(fields: readonly Field[], values: Values): Record<string, unknown> {
  const given = fields.flatMap(({ key, name, type, isNullable, handle }) => {
    const value = handle ? slugOrIdOf(handle, values) : values[name];
    if (value === undefined || (value === null && !isNullable)) return [];
    if ('entries' in type) requireStorable(name, value);
    return [[key, contractValue(type, value)] as const];
  });
  return Object.fromEntries(given);
}

/** Without a word, the second of two entries with one key would replace the first, and `__proto__` would be dropped. */
function requireStorable(name: string, value: unknown): void {
  const keys = Array.isArray(value) ? value.map((entry) => entry.key) : [];
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) refuseKeys(name, `The key ${twice} is given twice.`);
  if (keys.includes('__proto__')) refuseKeys(name, 'The key __proto__ is not allowed.');
}

function refuseKeys(name: string, message: string): never {
  throw new ValidationError(message, { [name]: [message] });
}

function slugOrIdOf(names: Handle, values: Values): string {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
  const [slug, id] = [text(names.slug), text(names.id)];
  if ((slug === undefined) !== (id === undefined)) return slugOrId({ slug, id });
  const message = `Pass either ${names.slug} or ${names.id}.`;
  throw new ValidationError(message, { [names.slug]: [message], [names.id]: [message] });
}

function contractValue(type: FieldType, value: unknown): unknown {
  if ('items' in type && Array.isArray(value)) return value.map((one) => contractValue(type.items, one));
  if ('entries' in type && Array.isArray(value))
    return Object.fromEntries(value.map((entry) => [entry.key, entry.value ?? null]));
  if ('object' in type && isObject(value)) return contractValues(fieldsIn(type.object), value);
  return value;
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
