import { printedSchema } from '#server/print-schema.ts';
import { schema } from '#server.ts';

/** The committed schema is made from the modules, so that a change of the one shows in the other. */
export function schemaDocument(): string {
  return printedSchema(schema);
}
