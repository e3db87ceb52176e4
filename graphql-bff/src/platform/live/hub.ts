import type { ExecutionArgs } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { isRefusal, publicError } from '#platform/errors.ts';
import type { Log } from '#platform/log.ts';
import type { LiveSource } from './field.ts';
import type { LiveOperation } from './operation.ts';
import type { Streams } from './streams.ts';
import { type HubSocket, Subscription } from './subscription.ts';

interface Follow {
  socket: HubSocket;
  id: string;
  source: LiveSource;
  operation: LiveOperation;
  args: ExecutionArgs;
}

export type Hub = ReturnType<typeof createHub>;

/** Carries the events of live fields to sockets: each is executed and serialised once for all that see the same of it. */
export function createHub({ streams, log }: { streams: Streams; log: Log }) {
  function failed(subscription: Subscription, socket: HubSocket, error: unknown) {
    if (socket.viewer !== null && isRefusal(error, 'UNAUTHENTICATED')) {
      // The socket's token ran out: its client renews by HTTP, and comes back with all that it watches.
      socket.close(CloseCode.Forbidden, 'Session ended');
    } else {
      const shown = publicError(error);
      if (shown) return subscription.end(shown);
      // The client comes back by itself and resumes; an error message would end its subscription for good.
      log.warn({ err: error }, 'a live feed failed');
      socket.close(1013, 'Try again later');
    }
    subscription.end();
  }

  return {
    /** Answers what graphql-ws holds of it until one of the two ends it. */
    follow({ socket, id, source, operation, args }: Follow): AsyncIterableIterator<never> {
      const context = operation.forEverybody ? () => socket.publicContext() : () => socket.context();
      const stream = streams.join({ operation, args, viewer: socket.viewer, context });
      const subscription = new Subscription(id, socket, stream, failed);
      source.open(subscription).then(
        (feed) => subscription.follow(feed),
        (error) => subscription.fail(error),
      );
      return subscription.held();
    },
  };
}
