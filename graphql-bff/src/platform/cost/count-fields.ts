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
 * Makes every field count itself that is more than a property, and says in a list's description what it is reckoned as. Mere
 * properties stay as they are: compiled documents read them in place, and of a card nearly all fields are such.
 */
export function countFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve) field.resolve = counted(field.resolve);
      const size = listSizeOf(field);
      if (size === null || !isListType(getNullableType(field.type))) continue;
      field.description = `${field.description ?? ''} Reckoned as ${size.assumedSize} in a query's cost.`.trim();
    }
  }
  return schema;
}

/** For documents of strangers, in which mere properties count as well. */
export const countedProperty = counted(defaultFieldResolver);

function counted(resolve: GraphQLFieldResolver<unknown, Counting>): GraphQLFieldResolver<unknown, Counting> {
  return (source, args, ctx, info) => {
    ctx.work.field();
    return resolve(source, args, ctx, info);
  };
}
