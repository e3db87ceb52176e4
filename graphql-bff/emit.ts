import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '#server.ts';

/** The committed schema is made from the rooms, sorted, so that a change of the one shows in the other. */
const sdl = printSchema(lexicographicSortSchema(schema));
writeFileSync(new URL(import.meta.resolve('@besesaka/schema/schema.graphql')), `${sdl}\n`);
