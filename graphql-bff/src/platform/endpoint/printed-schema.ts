import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { answerPacked, type PackedFile, packFile } from './packed-file.ts';

/** Sorted, so that the diff of a change stays small. */
export function printedSchema(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

/** For the editor and for client generators; printed on first use. */
export function createSchemaPage(schema: GraphQLSchema): (requestHeaders: Headers) => Response {
  let made: PackedFile | null = null;
  return (requestHeaders) => {
    made ??= packFile(printedSchema(schema), {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=60',
    });
    return answerPacked(made, requestHeaders);
  };
}
