import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { config } from '#config.ts';

/** The ceiling of any GraphQL response: plain Yoga, with the same data already in memory. */
const answer: { data: Record<string, unknown> } = JSON.parse(config.memoryAnswer);
const roots = Object.fromEntries(Object.entries(answer.data).map(([field, value]) => [field, () => value]));
const schema = createSchema({
  typeDefs: readFileSync(config.memorySchema, 'utf8'),
  resolvers: { Query: roots },
  resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
});
const yoga = createYoga({ schema, logging: false, graphiql: false });
createServer(yoga).listen(config.port, '127.0.0.1', () => process.send?.('ready'));
