import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNullableType,
  isIntrospectionType,
  isListType,
  isObjectType,
} from 'graphql';
import { listSizeOf } from './list-size.ts';
import type { Work } from './work.ts';

interface Counting {
  work: Work;
}

/**
 * Makes every field with a resolver count itself, and adds the assumed size to the description of a list. Plain properties
 * stay as they are, because compiled documents read them inline, and nearly all fields of a card are plain.
 */
export function countFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve) field.resolve = counted(field.resolve);
      const size = listSizeOf(field);
      if (size === null || size.assumedSize === 1 || !isListType(getNullableType(field.type))) continue;
      field.description = `${field.description ?? ''} Counts as ${size.assumedSize} items in a query's cost.`.trim();
    }
  }
  return schema;
}

/** For unregistered documents, in which plain properties count as well. */
export const countedProperty = counted(defaultFieldResolver);

function counted(resolve: GraphQLFieldResolver<unknown, Counting>): GraphQLFieldResolver<unknown, Counting> {
  return (source, args, ctx, info) => {
    ctx.work.field();
    return resolve(source, args, ctx, info);
  };
}
