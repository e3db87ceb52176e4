import { type GraphQLError, type GraphQLSchema, getArgumentValues, getVariableValues } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { isRefusal, publicError } from '#platform/errors.ts';
import type { Log } from '#platform/log.ts';
import type { LiveOperation } from './operation.ts';
import type { OperationOf } from './operations.ts';
import type { Streams } from './streams.ts';
import { type HubSocket, Subscription } from './subscription.ts';

export interface LiveRequest {
  id: string;
  query: string;
  operationName: string;
  variables: Record<string, unknown>;
}

interface HubDeps {
  schema: GraphQLSchema;
  operationOf: OperationOf;
  streams: Streams;
  log: Log;
}

export type Hub = ReturnType<typeof createHub>;

/** Serves the live subscriptions of all sockets; whatever is none of these is left to graphql-ws. */
export function createHub({ schema, operationOf, streams, log }: HubDeps) {
  function start(socket: HubSocket, { id, variables }: LiveRequest, operation: LiveOperation) {
    const { operation: definition, node, field, forEverybody } = operation;
    const coerced = getVariableValues(schema, definition.variableDefinitions ?? [], variables);
    if (coerced.errors) return sendErrors(socket, JSON.stringify(id), coerced.errors);
    const args = getArgumentValues(field, node, coerced.coerced);
    const context = forEverybody ? () => socket.publicContext() : () => socket.context();
    const stream = streams.join({ operation, variables, viewer: socket.viewer, context });
    const subscription = new Subscription(id, socket, stream, failed);
    operation.open(args, context(), subscription).then(
      (feed) => subscription.follow(feed),
      (error) => subscription.fail(error),
    );
  }

  function failed({ id, socket }: Subscription, error: unknown) {
    if (socket.viewer !== null && isRefusal(error, 'UNAUTHENTICATED')) {
      // The socket's token ran out: its client renews by HTTP, and comes back with all that it watches.
      return socket.close(CloseCode.Forbidden, 'Session ended');
    }
    const shown = publicError(error);
    if (shown) return sendErrors(socket, id, [shown]);
    // The client comes back by itself and resumes; an error message would end its subscription for good.
    log.warn({ err: error }, 'a live feed failed');
    socket.close(1013, 'Try again later');
  }

  return {
    /** False when the message is not for the hub. */
    subscribe(socket: HubSocket, request: LiveRequest): boolean {
      const { operation, errors } = operationOf(request.query, request.operationName);
      if (errors.length > 0) sendErrors(socket, JSON.stringify(request.id), errors);
      if (operation === null) return errors.length > 0;
      start(socket, request, operation);
      return true;
    },
  };
}

function sendErrors(socket: HubSocket, id: string, errors: readonly GraphQLError[]): void {
  socket.send(`{"id":${id},"type":"error","payload":${JSON.stringify(errors)}}`);
}
