import {
  defaultFieldResolver,
  type GraphQLSchema,
  getNullableType,
  isIntrospectionType,
  isListType,
  isObjectType,
} from 'graphql';
import type { Context } from '#platform/context.ts';
import { listSizeOf } from './list-size.ts';

/** Makes every field count itself, and says in a list's description what it is reckoned as. */
export function countFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, ctx: Context, info) => {
        ctx.work.field();
        return resolve(source, args, ctx, info);
      };
      const size = listSizeOf(field);
      if (size === null || !isListType(getNullableType(field.type))) continue;
      field.description = `${field.description ?? ''} Reckoned as ${size.assumedSize} in a query's cost.`.trim();
    }
  }
  return schema;
}
