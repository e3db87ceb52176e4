import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { listSizeOf } from '#platform/cost/list-size.ts';
import type { Json } from './bff.ts';

type Field = GraphQLField<unknown, unknown>;

/** A list that a query can come to, by what leads there. */
export interface List {
  /** The field that it is read by, such as `Viewer.orders`. */
  name: string;
  /** The fields from the root on, with their arguments. */
  way: string[];
  item: GraphQLObjectType;
}

/** Arguments of fields by their names. They name objects of the test. */
export type Arguments = Record<string, string>;

const objectsOf = (type: GraphQLObjectType): Field[] =>
  Object.values(type.getFields()).filter((field) => isObjectType(getNamedType(field.type)));

/** A page of a list with its position. Any field that returns the list can read it. */
const isPart = (type: GraphQLObjectType) => ['pageInfo', 'totalCount'].some((field) => field in type.getFields());

/** All lists of objects that a query can reach, each by its shortest path. A field without its required arguments ends a path. */
export function listsOf(schema: GraphQLSchema, given?: Arguments): List[] {
  const root = schema.getQueryType();
  if (!root) throw new Error('There is nothing to query');
  const lists: List[] = [];
  const visited = new Set<GraphQLObjectType>();
  const waiting = [{ type: root, way: [] as string[], name: '' }];
  for (let here = waiting.shift(); here; here = waiting.shift()) {
    const { type, way, name: lead } = here;
    if (!isPart(type)) {
      if (visited.has(type)) continue;
      visited.add(type);
    }
    for (const field of objectsOf(type)) {
      const step = `${field.name}${argumentsOf(type, field, given)}`;
      const inner = typeOf(field);
      const own = isPart(type) && lead ? lead : `${type.name}.${field.name}`;
      const name = own === lead && !['items', 'edges'].includes(field.name) ? `${lead}.${field.name}` : own;
      const onward = [...way, step];
      if (!isListType(getNullableType(field.type))) waiting.push({ type: inner, way: onward, name });
      else {
        const node = inner.getFields().node;
        const item = node ? typeOf(node) : inner;
        const last = node ? [...onward, 'node'] : onward;
        lists.push({ name, way: last, item });
        waiting.push({ type: item, way: last, name });
      }
    }
  }
  return lists;
}

function argumentsOf(type: GraphQLObjectType, field: Field, given: Arguments | undefined): string {
  if (!given) return '';
  const name = `${type.name}.${field.name}`;
  const givenArguments = given[name];
  if (givenArguments) return `(${givenArguments})`;
  if (field.args.some(isRequiredArgument)) throw new Error(`Say what ${name} is asked with`);
  const size = listSizeOf(field);
  const most = size?.slicingArguments?.[0];
  return most ? `(${most}: ${size.assumedSize})` : '';
}

function typeOf(field: Field): GraphQLObjectType {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) throw new Error(`${field.name} is no object`);
  return type;
}

/** They lead back to products, shops and users, and have lists of their own: elsewhere they are read with their ids. */
const ends = new Set(['Conversation', 'Order']);

/** Every field: objects with what is in them, lists with their items' ids. */
export function everything(type: GraphQLObjectType, depth = 2): string {
  return plainFields(type)
    .map((field) => {
      const inner = getNamedType(field.type);
      if (isLeafType(inner)) return field.name;
      if (!isObjectType(inner)) return '';
      const isEnd = ends.has(inner.name) || isListType(getNullableType(field.type));
      if (isEnd) return `${field.name} { ${idOf(inner)} }`;
      return depth === 0 ? '' : `${field.name} { ${everything(inner, depth - 1)} }`;
    })
    .join(' ');
}

const plainFields = (type: GraphQLObjectType): Field[] =>
  Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));

function idOf(type: GraphQLObjectType): string {
  const { node } = type.getFields();
  if (node) return `node { ${idOf(typeOf(node))} }`;
  const leaves = plainFields(type).filter((field) => isLeafType(getNamedType(field.type)));
  return leaves.find(({ name }) => name === 'id')?.name ?? leaves[0]?.name ?? '__typename';
}

export const documentOf = ({ way }: List, fields: string): string =>
  `{ ${way.reduceRight((inner, step) => `${step} { ${inner} }`, fields)} }`;

/** Fields that read data of their own but are in none of the items, so the test could not count their reads. */
export function unseenIn(type: GraphQLObjectType, items: readonly Json[], depth = 2): string[] {
  return plainFields(type).flatMap((field) => {
    const inner = getNamedType(field.type);
    const isObject = isObjectType(inner) && !isListType(getNullableType(field.type));
    if (isObject && depth === 0) return [];
    const values = items.flatMap((one) => one[field.name] ?? []);
    if (values.length === 0) return field.extensions.objectsOfCall ? [field.name] : [];
    if (!isObject || ends.has(inner.name)) return [];
    return unseenIn(inner, values, depth - 1).map((name) => `${field.name}.${name}`);
  });
}

/** The items of the list, all that lie at the end of its way. */
export function itemsOf(data: Json, { way }: List): Json[] {
  return way.reduce<Json[]>(
    (here, step) => {
      const name = /^\w+/.exec(step)?.[0] ?? '';
      return here.flatMap((one) => one?.[name] ?? []);
    },
    [data],
  );
}
