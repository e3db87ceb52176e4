import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';
import { countFields } from './cost/count-fields.ts';
import './failures.ts';
import './inbox-fields.ts';

/** Call it after every room has registered what it has. */
export function buildSchema(): GraphQLSchema {
  return countFields(builder.toSchema());
}
