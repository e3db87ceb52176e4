import { type DocumentNode, Kind } from 'graphql';
import { expect, it } from 'vitest';
import * as generated from '#gql/graphql.ts';
import { usersQueries, waitingQueries } from './follow-inbox.ts';

const isDocument = (value: unknown): value is DocumentNode => Array.isArray(Reflect.get(Object(value), 'definitions'));

it('refetches only queries that are in use', () => {
  const names = Object.values(generated as Record<string, unknown>)
    .filter(isDocument)
    .flatMap(({ definitions }) => definitions)
    .map((one) => (one.kind === Kind.OPERATION_DEFINITION ? one.name?.value : undefined));
  for (const name of [...waitingQueries, ...usersQueries]) expect(names).toContain(name);
});
