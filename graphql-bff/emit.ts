import { printedSchema } from '#platform/endpoint/printed-schema.ts';
import { schema } from '#server.ts';

/** The committed schema is made from the rooms, so that a change of the one shows in the other. */
export function schemaDocument(): string {
  return printedSchema(schema);
}
