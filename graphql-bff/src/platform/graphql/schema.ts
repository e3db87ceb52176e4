import type { GraphQLSchema } from 'graphql';
import { countFields } from '#platform/cost/count-fields.ts';
import { builder } from './builder.ts';
import './failures.ts';
import '#platform/live/inbox-fields.ts';

/** Call it after every room has registered what it has. */
export function buildSchema(): GraphQLSchema {
  return countFields(builder.toSchema());
}
