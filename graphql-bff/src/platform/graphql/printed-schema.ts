import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';

/** Sorted, so that a change of the rooms shows as little as it is. */
export function printedSchema(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

/** For those who generate their clients; printed when it is first asked for. */
export function createSchemaPage(schema: GraphQLSchema): () => Response {
  let made: string | null = null;
  return () => {
    made ??= printedSchema(schema);
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=60' };
    return new Response(made, { headers });
  };
}
