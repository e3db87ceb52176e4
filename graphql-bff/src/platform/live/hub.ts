import { type GraphQLError, type GraphQLSchema, getArgumentValues, getVariableValues } from 'graphql';
import { CloseCode } from 'graphql-ws';
import type { Context } from '#platform/context.ts';
import { isRefusal, publicError } from '#platform/errors.ts';
import type { Log } from '#platform/log.ts';
import type { LiveOperation } from './operation.ts';
import type { OperationOf } from './operations.ts';
import type { Viewer } from './source.ts';
import type { Streams } from './streams.ts';
import { createSubscription, type Subscription } from './subscription.ts';

/** What the hub needs of a socket. */
export interface HubSocket {
  viewer: Viewer | null;
  send(text: string): void;
  room(): Promise<void> | undefined;
  close(code: number, reason: string): void;
  context(): Context;
  /** Like `context`, without the person. */
  publicContext(): Context;
}

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
  function start(
    socket: HubSocket,
    request: LiveRequest,
    operation: LiveOperation,
    onEnd: () => void,
  ): Subscription | null {
    const { operation: definition, node, field } = operation;
    const coerced = getVariableValues(schema, definition.variableDefinitions ?? [], request.variables);
    if (coerced.errors) {
      fail(socket, request.id, coerced.errors);
      return null;
    }
    const args = getArgumentValues(field, node, coerced.coerced);
    const context = operation.forEverybody ? () => socket.publicContext() : () => socket.context();
    const { stream, leave } = streams.join({ operation, variables: request.variables, viewer: socket.viewer, context });
    return createSubscription({
      id: request.id,
      socket,
      stream,
      open: (listener) => operation.open(args, context(), listener),
      onEnd: leave,
      onFailure(error) {
        onEnd();
        if (socket.viewer !== null && isRefusal(error, 'UNAUTHENTICATED')) {
          // The socket's token ran out: its client renews by HTTP, and comes back with all that it watches.
          socket.close(CloseCode.Forbidden, 'Session ended');
          return;
        }
        const shown = publicError(error);
        if (shown) {
          fail(socket, request.id, [shown]);
          return;
        }
        // The client comes back by itself and resumes; an error message would end its subscription for good.
        log.warn({ err: error }, 'a live feed failed');
        socket.close(1013, 'Try again later');
      },
    });
  }

  return {
    /** False when the message is not for the hub. */
    subscribe(socket: HubSocket, request: LiveRequest, own: Map<string, Subscription>): boolean {
      const { operation, errors } = operationOf(request.query, request.operationName);
      if (errors.length > 0) fail(socket, request.id, errors);
      if (operation === null) return errors.length > 0;
      const subscription = start(socket, request, operation, () => own.delete(request.id));
      if (subscription) own.set(request.id, subscription);
      return true;
    },
  };
}

function fail(socket: HubSocket, id: string, errors: readonly GraphQLError[]): void {
  socket.send(JSON.stringify({ id, type: 'error', payload: errors }));
}
