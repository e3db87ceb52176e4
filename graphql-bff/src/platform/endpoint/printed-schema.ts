import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { answerPacked, type PackedFile, packFile } from './packed-file.ts';

/** Sorted, so that a change of the rooms shows as little as it is. */
export function printedSchema(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

/** For the editor, and for those who generate their clients; printed when it is first asked for. */
export function createSchemaPage(schema: GraphQLSchema): (asked: Headers) => Response {
  let made: PackedFile | null = null;
  return (asked) => {
    made ??= packFile(printedSchema(schema), {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=60',
    });
    return answerPacked(made, asked);
  };
}
