import { camel } from '@besesaka/schema/kernel/names.ts';
import type { Choice } from '@besesaka/schema/kernel/reference/choice.ts';
import { type Entries, entriesOfMaps, forGraphql, type Handle } from '@besesaka/schema/kernel/reference/describe.ts';
import { z } from 'zod';

/** The GraphQL type of a field, as far as the contract says it. */
export type FieldType =
  | { scalar: Scalar }
  | { choice: Choice }
  | { object: z.ZodObject }
  | { items: FieldType; most: number | null }
  /** A map: GraphQL has a list of its entries. */
  | { entries: z.ZodObject; most: number };

export type Scalar = keyof typeof scalars | 'Money' | 'Url' | 'Uuid' | 'Currency';

export interface Field {
  /** Its name in REST. */
  key: string;
  /** Its name in GraphQL. */
  name: string;
  type: FieldType;
  isNullable: boolean;
  isOptional: boolean;
  /** A sentence. Null for fields of a query, which are described apart from it. */
  description: string | null;
  /** What an input without the field has. */
  default?: unknown;
  handle?: Handle | undefined;
}

const scalars = {
  ID: ['string uuid'],
  String: ['string', 'string email'],
  Date: ['string date'],
  DateTime: ['string date-time'],
  Decimal: ['string decimal'],
  Url: ['string uri'],
  Int: ['integer'],
  Float: ['number'],
  Boolean: ['boolean'],
} as const;

interface Facts {
  as?: string | undefined;
  type?: Scalar | undefined;
  isRequired?: true | undefined;
  choice?: Choice | undefined;
  description?: string | undefined;
  default?: unknown;
  handle?: Handle | undefined;
  entries?: Entries | undefined;
}

/** Reads a field through its wrappers. What an outer one says counts before what an inner one says. */
export function fieldOf(key: string, schema: z.core.$ZodType): Field {
  let facts: Facts = {};
  let isNullable = false;
  let isOptional = false;
  let current = schema;
  for (;;) {
    facts = { ...factsOf(current), ...facts };
    const inner = within(current);
    if (inner === null) break;
    isNullable ||= current instanceof z.ZodNullable;
    isOptional ||= current instanceof z.ZodOptional || current instanceof z.ZodDefault;
    current = inner;
  }
  const { as = camel(key), description } = facts;
  const type = typeOf(key, current, facts);
  isOptional &&= !facts.isRequired;
  return {
    key,
    name: as,
    type,
    isNullable,
    isOptional,
    description: description ? `${description}.` : null,
    default: facts.default,
    handle: facts.handle,
  };
}

function factsOf(schema: z.core.$ZodType): Facts {
  const description = z.globalRegistry.get(schema)?.description;
  const entries = entriesOfMaps.get(schema);
  return { ...forGraphql.get(schema), ...(description && { description }), ...(entries && { entries }) };
}

/** The schema in a wrapper. Of a pipe it is the side that has a type. */
function within(schema: z.core.$ZodType): z.core.$ZodType | null {
  if (schema instanceof z.ZodPipe) return schema.out instanceof z.ZodTransform ? schema.in : schema.out;
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapper ? schema.unwrap() : null;
}

function typeOf(key: string, schema: z.core.$ZodType, { type, choice, entries }: Facts): FieldType {
  if (entries) return { entries: entries.of, most: entries.most };
  if (choice) return { choice };
  if (schema instanceof z.ZodArray) {
    const sizes = (schema.def.checks ?? []).filter((check) => check instanceof z.core.$ZodCheckMaxLength);
    return { items: fieldOf(key, schema.element).type, most: sizes.at(-1)?._zod.def.maximum ?? null };
  }
  if (schema instanceof z.ZodObject) return { object: schema };
  if (type) return { scalar: type };
  if (key === 'id' && schema instanceof z.ZodString) return { scalar: 'ID' };
  return { scalar: scalarOf(key, schema) };
}

function scalarOf(key: string, schema: z.core.$ZodType): Scalar {
  const { type, format = '', enum: values } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const name = `${type} ${format}`.trim();
  const scalar = Object.entries(scalars).find(([, names]) => names.some((one) => one === name));
  // The cast is safe because the keys of `scalars` are names of scalars.
  if (scalar && !values) return scalar[0] as Scalar;
  throw new Error(`${key} has no GraphQL type: use oneOf(choice), money() or { type }, or write it by hand`);
}

/** The GraphQL name of a resource, and its description. */
export function resourceOf(schema: z.ZodObject): { name: string; description: string } | null {
  const { resource, text } = z.globalRegistry.get(schema) ?? {};
  if (typeof resource !== 'string' || typeof text !== 'string') return null;
  return { name: forGraphql.get(schema)?.object ?? resource, description: text };
}

/** The fields of a resource. `success` is a mark of REST responses. */
export function fieldsIn({ shape }: z.ZodObject, without: readonly string[] = []): Field[] {
  const keys = Object.keys(shape).filter((key) => key !== 'success' && !without.includes(key));
  return keys.flatMap((key) => (shape[key] ? [fieldOf(key, shape[key])] : []));
}

export function describedOf({ key, description }: Field): string {
  if (description === null) throw new Error(`${key} has no description`);
  return description;
}

/** The contract's description, for a field that is written by hand. */
export function descriptionOf<Resource extends z.ZodObject>(
  { shape }: Resource,
  key: keyof Resource['shape'] & string,
) {
  return { description: describedOf(fieldOf(key, shape[key])) };
}
