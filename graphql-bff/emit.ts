import { writeFileSync } from 'node:fs';
import { printedSchema } from '#platform/graphql/printed-schema.ts';
import { schema } from '#server.ts';

/** The committed schema is made from the rooms, so that a change of the one shows in the other. */
writeFileSync(new URL(import.meta.resolve('@besesaka/schema/schema.graphql')), printedSchema(schema));
