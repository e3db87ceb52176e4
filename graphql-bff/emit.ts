import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import '#accounts/index.ts';
import '#catalog/index.ts';
import '#chat/index.ts';
import '#notifications/index.ts';
import '#orders/index.ts';
import '#reviews/index.ts';
import '#shops/index.ts';
import { buildSchema } from '#platform/graphql/schema.ts';

/** The committed schema is made from the rooms, sorted, so that a change of the one shows in the other. */
const sdl = printSchema(lexicographicSortSchema(buildSchema()));
writeFileSync(new URL(import.meta.resolve('@besesaka/schema/schema.graphql')), `${sdl}\n`);
