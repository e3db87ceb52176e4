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
import { LRUCache } from 'lru-cache';
import { contextOf } from '#platform/context/context.ts';
import type { Budget } from '#platform/cost/budget.ts';
import type { Turns } from '#platform/cost/turns.ts';
import type { Mask } from '#platform/errors/mask.ts';
import type { CostGuard } from '#platform/graphql/cost-guard.ts';
import type { Execute } from '#platform/graphql/execute.ts';
import type { KnownDocuments } from '#platform/graphql/persisted.ts';
import { type GraphqlServer, hashOf } from '#platform/graphql/yoga.ts';
import { LiveSource } from '#platform/live/field.ts';
import { Hub } from '#platform/live/hub.ts';
import { createLiveOperations } from '#platform/live/operation.ts';
import type { Log } from '#platform/telemetry/log.ts';
import type { Connection } from './connection.ts';
import { socketStreams } from './limits.ts';

interface ProtocolDeps {
  schema: GraphQLSchema;
  known: KnownDocuments;
  graphql: GraphqlServer;
  costGuard: CostGuard;
  budget: Budget;
  execute: Execute;
  mask: Mask;
  log: Log;
  turns: Turns;
  streamsPerAddress: number;
}

/** graphql-ws with our documents and admission, and with the hub for live fields. */
export function createProtocol({
  schema,
  costGuard,
  execute,
  mask,
  log,
  budget,
  turns,
  streamsPerAddress,
  ...sources
}: ProtocolDeps): Server<Connection> {
  const operationOf = createLiveOperations(schema);
  const hub = new Hub({ execute, mask, log, budget, turns, streamsPerAddress, known: sources.known });
  const read = createReader(sources);

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
      const isPublic = operation?.isShared === true;
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
      if (held === null) return { errors: [refusal('You watch too much at once from this address.')] };
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

/** Registered documents are found by hash. Others are checked with every limit that HTTP has, and cached by their text. */
function createReader({ known, graphql }: Pick<ProtocolDeps, 'known' | 'graphql'>) {
  const checked = new LRUCache<string, DocumentNode>({
    max: 500,
    maxSize: 2_000_000,
    sizeCalculation: (_document, text) => text.length,
  });

  function check(query: string): DocumentNode | readonly GraphQLError[] {
    // Yoga requires a request's context, but its parsing and validation plugins do not use it.
    const { parse, validate, schema } = graphql.getEnveloped({} as Parameters<GraphqlServer['getEnveloped']>[0]);
    try {
      const document: DocumentNode = parse(query);
      const errors: readonly GraphQLError[] = validate(schema, document);
      if (errors.length > 0) return errors.map(withoutStatus);
      checked.set(query, document);
      return document;
    } catch (error) {
      if (error instanceof GraphQLError) return [withoutStatus(error)];
      throw error;
    }
  }

  return ({ budget }: Connection, { query, extensions }: SubscribePayload) => {
    const hash = hashOf(extensions);
    const ready = (hash === null ? null : known.byHash(hash)?.document) ?? checked.get(query);
    if (ready) return ready;
    if (!budget.mayRead(query.length)) return [refusal('You ask for too much that is new; try again in a while.')];
    return check(query);
  };
}

/** A socket has no HTTP status. */
function withoutStatus({ message, nodes, source, positions, extensions }: GraphQLError): GraphQLError {
  const { http: _, ...others } = extensions;
  return new GraphQLError(message, { nodes, source, positions, extensions: others });
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
