import { z } from 'zod';
import type { Choice } from './choice.ts';

/** What only GraphQL needs. It is not zod's metadata, because that would appear in the REST reference. */
interface ForGraphql {
  /** The name in GraphQL, where it is not the camel case of the name in REST. */
  as?: string;
  type?: 'ID' | 'String' | 'Money' | 'Url' | 'Uuid' | 'Currency';
  /** An input that REST may leave out and GraphQL may not. */
  isRequired?: true;
  choice?: Choice;
  /** The name of a resource's object type, where it is not that of the resource. */
  object?: string;
  /** The default that GraphQL shows. */
  default?: unknown;
  handle?: Handle;
  /** Whether an input must have exactly one of its fields. */
  isOneOf?: true;
}

/** A slug or an ID. It is one field in REST and two in GraphQL, of which exactly one must be given. */
export interface Handle {
  /** Such as "product". */
  readonly thing: string;
  /** The names in GraphQL. */
  readonly slug: string;
  readonly id: string;
}

export const forGraphql = z.registry<ForGraphql>();

/** What the entries of a map are in GraphQL, which has no maps. They have the fields `key` and `value`. */
export interface Entries {
  of: z.ZodObject;
  most: number;
}
/** Not in the registry, whose types would become endless. */
export const entriesOfMaps = new WeakMap<z.core.$ZodType, Entries>();

/** `default` is what GraphQL sends if an input does not have the field. */
interface Naming<S extends z.ZodType> extends Pick<ForGraphql, 'as' | 'type' | 'isRequired' | 'handle'> {
  default?: z.input<S>;
  entries?: Entries;
}

/** Documents a field with a description and a realistic example, for the REST reference and for GraphQL. */
export function describe<S extends z.ZodType>(
  schema: S,
  text: string,
  example?: z.input<S>,
  { entries, ...naming }: Naming<S> = {},
): S {
  const described = schema.meta({ description: text, ...(example !== undefined && { examples: [example] }) });
  forGraphql.add(described, naming);
  if (entries) entriesOfMaps.set(described, entries);
  return described;
}

interface Named {
  /** The name of the GraphQL type, where it is not that of the resource. */
  as?: string;
  isOneOf?: true;
  /** Fields that the example omits, because they exclude others. */
  omittedInExample?: readonly string[];
}

/** A REST resource or body, named as in the reference. */
export function resource<Shape extends z.ZodRawShape>(
  name: string,
  text: string,
  shape: Shape,
  { as, isOneOf, omittedInExample }: Named = {},
) {
  const named = z.object(shape).meta({ resource: name, text, ...(omittedInExample && { omittedInExample }) });
  if (as || isOneOf) forGraphql.add(named, { ...(as && { object: as }), ...(isOneOf && { isOneOf }) });
  return named;
}

/** One of the values of a choice. */
export function oneOf<Value extends string>(choice: Choice<Value>, error?: string) {
  const schema = z.enum(choice.values, error);
  forGraphql.add(schema, { choice });
  return schema;
}

/** For responses that a screen distinguishes from errors by this field. */
export const success = describe(
  z.literal(true),
  'Always true; an error has `success: false` and an error status',
  true,
);
