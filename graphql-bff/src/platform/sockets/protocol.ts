import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
} from 'graphql';
import { makeServer, type Server, type SubscribePayload } from 'graphql-ws';
import { contextOf } from '#platform/context/context.ts';
import type { Mask } from '#platform/errors/mask.ts';
import type { CostGuard } from '#platform/graphql/cost-guard.ts';
import type { Documents } from '#platform/graphql/documents.ts';
import type { Execute } from '#platform/graphql/execute.ts';
import { LiveSource } from '#platform/live/field.ts';
import { Hub } from '#platform/live/hub.ts';
import { createLiveOperations } from '#platform/live/operation.ts';
import type { Log } from '#platform/telemetry/log.ts';
import type { Connection } from './connection.ts';
import { socketStreams } from './limits.ts';

interface ProtocolDeps {
  schema: GraphQLSchema;
  documents: Documents;
  costGuard: CostGuard;
  execute: Execute;
  mask: Mask;
  log: Log;
}

/** graphql-ws with our documents and admission, and with the hub for live fields. */
export function createProtocol({ schema, documents, costGuard, execute, mask, log }: ProtocolDeps): Server<Connection> {
  const operationOf = createLiveOperations(schema);
  const hub = new Hub({ execute, mask, log });

  function read(socket: Connection, payload: SubscribePayload): DocumentNode | readonly GraphQLError[] {
    const ready = documents.find(payload);
    if (ready) return ready;
    if (!socket.budget.mayRead(payload.query.length))
      return [refusal('You ask for too much that is new; try again in a while.')];
    return documents.check(payload);
  }

  return makeServer<{ authorization?: unknown } | undefined, Connection>({
    onConnect: ({ extra, connectionParams }) => extra.admit(connectionParams?.authorization),
    onSubscribe({ extra, subscriptions }, id, payload) {
      if (Object.keys(subscriptions).length > socketStreams.all) {
        return [refusal(`At most ${socketStreams.all} subscriptions on one socket.`)];
      }
      const document = read(extra, payload);
      if ('length' in document) return document;
      const { operationName, variables } = payload;
      if (!getOperationAST(document, operationName)) return [unclear()];
      const operation = operationOf(document, operationName);
      const isPublic = operation?.forEverybody === true;
      const tooMany = operation && extra.subscribing(id, operation.isInbox);
      if (tooMany) return [refusal(tooMany)];
      const contextValue = isPublic ? extra.publicContext() : extra.context();
      return { schema, document, operationName, variableValues: variables, contextValue };
    },
    execute,
    subscribe: (args) => openSource(args, costGuard),
    onOperation({ extra }, id, payload, args, source) {
      const operation = operationOf(args.document, args.operationName);
      if (operation === null || !(source instanceof LiveSource)) return;
      const held = hub.follow({ socket: extra, id, source, operation, args });
      // graphql-ws holds these for the life of the subscription, and they are most of its memory.
      args.contextValue = null;
      Object.assign(payload, { query: '' });
      return held;
    },
    onComplete: ({ extra }, id) => extra.unsubscribed(id),
    onNext: (_context, _id, _payload, args, result) => mask(result, contextOf(args).requestId),
  });
}

async function openSource(args: ExecutionArgs, costGuard: CostGuard): Promise<LiveSource | ExecutionResult> {
  const { error } = await costGuard(args);
  if (error) return { errors: [error] };
  const source = await createSourceEventStream(args);
  if (source instanceof LiveSource) return source;
  if (Symbol.asyncIterator in source) throw new Error('A subscription field is not made by live().');
  return source;
}

/** The words of an answer over HTTP. */
function unclear(): GraphQLError {
  return new GraphQLError('Could not determine what operation to execute.', {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE' },
  });
}

function refusal(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED' } });
}
