import type {
  FieldMap,
  InterfaceParam,
  ObjectFieldBuilder,
  ObjectRef,
  OutputType,
  RootFieldBuilder,
  ShapeFromTypeParam,
  TypeParam,
} from '@pothos/core';
import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import type { z } from 'zod';
import { atMost, callForAll } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Money } from '#platform/graphql/money.ts';
import { enumOf } from './enumeration.ts';
import { describedOf, type Field, type FieldType, fieldsIn, resourceOf } from './fields.ts';

export type Types = typeof builder.$inferSchemaTypes;
type Extensions = Readonly<Record<string, unknown>>;

interface ObjectOptions<Resource extends z.ZodObject, Value> {
  /** The name in GraphQL, if the resource has several types. */
  as?: string;
  description?: string;
  /** Fields that GraphQL does not show, by their names in REST. */
  without?: readonly (keyof Resource['shape'] & string)[];
  /** For all fields of the contract. */
  extensions?: Extensions;
  interfaces?: readonly InterfaceParam<Types>[];
  /** Fields that the contract does not have, or that differ from it: they replace those of the same name. */
  add?: (t: ObjectFieldBuilder<Types, Value>) => FieldMap;
}

const objects = new Map<string, { ref: ObjectRef<Types, unknown>; text: string }>();

/** The object type of a resource, with all its fields. What it contains needs no declaration, unless it adds fields. */
export function objectOf<Resource extends z.ZodObject, Value extends z.infer<Resource> = z.infer<Resource>>(
  resource: Resource,
  { as, description, without, extensions, interfaces = [], add }: ObjectOptions<Resource, Value> = {},
): ObjectRef<Types, Value> {
  const named = resourceOf(resource);
  if (!named) throw new Error('An object type needs a resource()');
  const name = as ?? named.name;
  const ref = builder.objectRef<Value>(name);
  if (objects.has(name)) throw new Error(`${name} is declared twice, or after it was used`);
  const text = description ?? named.description;
  objects.set(name, { ref, text });
  return ref.implement({
    description: text,
    interfaces: [...interfaces],
    fields: (t) => {
      const added = add?.(t) ?? {};
      return { ...contractFields(t, resource, { without, extensions, except: Object.keys(added) }), ...added };
    },
  });
}

interface FieldsOptions<Resource extends z.ZodObject, Value> {
  without?: readonly (keyof Resource['shape'] & string)[] | undefined;
  extensions?: Extensions | undefined;
  /** Fields that are written by hand, by their names in GraphQL. */
  except?: readonly string[];
  /** Reads the object that has the fields, by a loader, if one of them is selected. */
  load?: (value: Value, ctx: Types['Context']) => z.infer<Resource> | Promise<z.infer<Resource>>;
}

type FieldBuilder<Value> = RootFieldBuilder<Types, Value, 'Object' | 'Interface'>;

/** The fields of a resource, for a type that is not its own: an interface, an event, or one whose fields are loaded. */
export function contractFields<Resource extends z.ZodObject, Value>(
  t: FieldBuilder<Value>,
  resource: Resource,
  { without, except = [], load, extensions = load && callForAll }: FieldsOptions<Resource, Value> = {},
): FieldMap {
  const fields = fieldsIn(resource, without).filter(({ name }) => !except.includes(name));
  const readLater = load && loaderOf(load);
  return Object.fromEntries(
    fields.map((field) => [field.name, exposed(t, field, { extensions, resolve: readLater?.(field.key) })]),
  );
}

function loaderOf<Value>(load: (value: Value, ctx: Types['Context']) => object | Promise<object>) {
  return (key: string) => async (value: Value, _args: object, ctx: Types['Context']) =>
    Reflect.get(await load(value, ctx), key);
}

interface Loaded<Value, Type extends TypeParam<Types>> {
  type: Type;
  description: string;
  nullable?: boolean;
  /** The maximum of a list. */
  most?: number;
  load: (value: Value, ctx: Types['Context']) => Promise<ShapeFromTypeParam<Types, Type, true>>;
}

/** A field that a loader reads, up to a hundred objects in one call. */
export function loadedField<Value, Type extends TypeParam<Types>>(
  t: ObjectFieldBuilder<Types, Value>,
  { load, most, ...field }: Loaded<Value, Type>,
) {
  return t.field({
    ...field,
    extensions: { ...callForAll, ...(most !== undefined && atMost(most)) },
    // The cast is safe because `load` returns the field's type; a field that is not nullable refuses a null when it runs.
    resolve: (value, _args, ctx) => load(value, ctx) as never,
  });
}

type Resolve<Value> = GraphQLFieldResolver<Value, Types['Context']> | undefined;

function exposed<Value>(
  t: FieldBuilder<Value>,
  field: Field,
  { extensions, resolve }: { extensions?: Extensions | undefined; resolve: Resolve<Value> },
) {
  const { key, name, isNullable } = field;
  // Compiled documents read plain properties without a resolver.
  const read = key === name ? defaultFieldResolver : (value: object) => Reflect.get(value, key);
  return t.field({
    ...outputOf(field),
    nullable: isNullable,
    extensions: { ...sizeOf(field), ...extensions },
    // The cast is safe because the GraphQL type is derived from the field.
    resolve: ('entries' in field.type ? entriesOf<Value>(resolve, key) : (resolve ?? read)) as (value: Value) => never,
  });
}

/** A map becomes the list of its entries. */
function entriesOf<Value>(resolve: Resolve<Value>, key: string): Resolve<Value> {
  return async (value, ...args) => {
    const map: unknown = resolve ? await resolve(value, ...args) : Reflect.get(Object(value), key);
    return map === null ? null : Object.entries(Object(map)).map(([key, value]) => ({ key, value }));
  };
}

/** The type of a field as an output, with its description. */
export function outputOf(field: Field) {
  return { type: outputType(field.type, field.key), description: describedOf(field) };
}

/** The size of a list for the cost. A list without `.max()` could cost more than is counted. */
export function sizeOf({ key, type }: Field): Extensions {
  if ('entries' in type) return atMost(type.most);
  if (!('items' in type)) return {};
  if (type.most === null) throw new Error(`The list ${key} needs .max()`);
  return atMost(type.most);
}

export type Output = OutputType<Types> | [OutputType<Types>];

function outputType(type: FieldType, key: string): Output {
  if ('items' in type) {
    const item = outputType(type.items, key);
    if (Array.isArray(item)) throw new Error(`${key} is a list of lists`);
    return [item];
  }
  if ('choice' in type) return enumOf(type.choice);
  if ('entries' in type) return [objectFor(type.entries, key)];
  if ('object' in type) return objectFor(type.object, key);
  return type.scalar === 'Money' ? Money : type.scalar;
}

/** The type of a resource. One that no module declares has only the contract's fields. */
export function objectFor(resource: z.ZodObject, key: string): ObjectRef<Types, unknown> {
  const named = resourceOf(resource);
  if (!named) throw new Error(`${key} contains an object that is no resource()`);
  return objects.get(named.name)?.ref ?? objectOf(resource);
}

/** The description of an object type, for a field that has nothing to add. */
export function textOf({ name }: ObjectRef<Types, unknown>): string {
  return objects.get(name)?.text ?? `The ${name.toLowerCase()}.`;
}
