import { type ExecutionArgs, execute, GraphQLError, subscribe } from 'graphql';
import type { ServerOptions } from 'graphql-ws';
import type { Context } from '#platform/context.ts';
import type { ReadDocument } from '#platform/live/operations.ts';
import type { Mask } from '#platform/mask.ts';
import type { GraphqlServer } from '#platform/yoga.ts';

export type Protocol = (
  context: () => Context,
) => Pick<ServerOptions, 'onSubscribe' | 'execute' | 'subscribe' | 'onNext'>;

/** Parsing and validation with every limit that HTTP has. */
export function createReadDocument(graphql: GraphqlServer): ReadDocument {
  return (query) => {
    const { parse, validate, schema } = graphql.getEnveloped(noContext());
    try {
      const document = parse(query);
      return { document, errors: validate(schema, document) };
    } catch (error) {
      if (error instanceof GraphQLError) return { document: null, errors: [error] };
      throw error;
    }
  };
}

/** Queries, mutations and whatever the hub does not serve, over the same socket. */
export function createProtocol(graphql: GraphqlServer, read: ReadDocument, mask: Mask): Protocol {
  return (context) => ({
    onSubscribe(_socket, _id, { query, operationName, variables }) {
      const { document, errors } = read(query);
      if (document === null || errors.length > 0) return errors;
      const { schema } = graphql.getEnveloped(noContext());
      return { schema, document, operationName, variableValues: variables, contextValue: context() };
    },
    execute: (args) => execute(args),
    subscribe: (args) => subscribe(args),
    onNext: (_socket, _id, _payload, args, result) => mask(result, requestIdOf(args)),
  });
}

/** Yoga wants a whole request's context; its parsing and validating plugins look at none of it. */
function noContext() {
  return {} as Parameters<GraphqlServer['getEnveloped']>[0];
}

function requestIdOf({ contextValue }: ExecutionArgs): string {
  const known = typeof contextValue === 'object' && contextValue !== null && 'requestId' in contextValue;
  return known ? String(contextValue.requestId) : '';
}
