import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { isRefusal, publicError } from '#platform/errors/errors.ts';
import type { Mask } from '#platform/errors/mask.ts';
import type { Execute } from '#platform/graphql/execute.ts';
import type { Log } from '#platform/telemetry/log.ts';
import type { LiveSource } from './field.ts';
import type { LiveOperation } from './operation.ts';
import { type HubSocket, type Stream, Subscription } from './subscription.ts';

interface HubDeps {
  execute: Execute;
  mask: Mask;
  log: Log;
}

interface Follow {
  socket: HubSocket;
  id: string;
  source: LiveSource;
  operation: LiveOperation;
  args: ExecutionArgs;
}

/** Sends the events of live fields to sockets. Each is executed and serialised once for all sockets with the same result. */
export class Hub {
  readonly #deps: HubDeps;
  readonly #streams = new Map<string, Stream>();

  constructor(deps: HubDeps) {
    this.#deps = deps;
  }

  /** Returns the iterator that graphql-ws holds until either side ends it. */
  follow({ socket, id, source, operation, args }: Follow): AsyncIterableIterator<never> {
    const key = keyOf(operation, args, socket);
    const context = operation.forEverybody ? () => socket.publicContext() : () => socket.context();
    const stream = this.#streams.get(key) ?? this.#open(key, args, context);
    stream.users += 1;
    // The newest socket has the freshest credentials.
    stream.context = context;
    const subscription = new Subscription(id, socket, stream, this);
    source.open(subscription).then(
      (feed) => subscription.follow(feed),
      (error) => subscription.fail(error),
    );
    return subscription.held();
  }

  leave(stream: Stream): void {
    stream.users -= 1;
    if (stream.users === 0) this.#streams.delete(stream.key);
  }

  failed(subscription: Subscription, socket: HubSocket, error: unknown) {
    if (socket.viewer !== null && isRefusal(error, 'UNAUTHENTICATED')) {
      // The socket's token has expired: the client renews it by HTTP and reconnects with all its subscriptions.
      socket.close(CloseCode.Forbidden, 'Session ended');
    } else {
      const shown = publicError(error);
      if (shown) return subscription.end(shown);
      // The client reconnects and resumes; an error message would end its subscription for good.
      this.#deps.log.warn({ err: error }, 'a live feed failed');
      socket.close(1013, 'Try again later');
    }
    subscription.end();
  }

  #open(
    key: string,
    { schema, document, operationName, variableValues }: ExecutionArgs,
    context: Stream['context'],
  ): Stream {
    const { execute, mask } = this.#deps;
    // A WeakMap, so that a rendered text is freed together with its event.
    const rendered = new WeakMap<object, string | Promise<string>>();

    function render(event: object): string | Promise<string> {
      const contextValue = stream.context();
      const asText = (result: ExecutionResult) => JSON.stringify(mask(result, contextValue.requestId));
      const result = execute({ schema, document, operationName, variableValues, rootValue: event, contextValue });
      const text = result instanceof Promise ? result.then(asText) : asText(result);
      rendered.set(event, text);
      return text;
    }

    const stream: Stream = { key, users: 0, context, render: (event) => rendered.get(event) ?? render(event) };
    this.#streams.set(key, stream);
    return stream;
  }
}

/** Sockets of different users share a stream only if every selected field is marked public. */
function keyOf({ key, positions, forEverybody }: LiveOperation, args: ExecutionArgs, { viewer }: HubSocket): string {
  const variables = Object.entries(args.variableValues ?? {}).filter(([name]) => !positions.has(name));
  const audience = forEverybody ? null : [viewer?.userId, viewer?.sessionId];
  return JSON.stringify([key, variables.sort(([a], [b]) => (a < b ? -1 : 1)), audience]);
}
