import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { CloseCode } from 'graphql-ws';
import type { Budget } from '#platform/cost/budget.ts';
import { limits } from '#platform/cost/limits.ts';
import type { Turns } from '#platform/cost/turns.ts';
import { isRefusal, publicError, UnavailableError } from '#platform/errors/errors.ts';
import type { Mask } from '#platform/errors/mask.ts';
import type { Execute } from '#platform/graphql/execute.ts';
import type { KnownDocuments } from '#platform/graphql/persisted.ts';
import type { Log } from '#platform/telemetry/log.ts';
import type { LiveSource } from './field.ts';
import type { LiveOperation } from './operation.ts';
import { type HubSocket, type Stream, Subscription } from './subscription.ts';

interface HubDeps {
  execute: Execute;
  mask: Mask;
  log: Log;
  known: KnownDocuments;
  budget: Budget;
  turns: Turns;
  /** The unregistered documents that one owner may follow. */
  streamsPerAddress: number;
}

/** The owner of an unregistered document cannot pay for another event. */
class OverBudget extends Error {}

interface Follow {
  socket: HubSocket;
  id: string;
  source: LiveSource;
  operation: LiveOperation;
  args: ExecutionArgs;
}

type Opening = Pick<Follow, 'socket' | 'operation' | 'args'> & Pick<Stream, 'key' | 'owner'>;

/** Sends the events of live fields to sockets. Each is executed and serialised once for all sockets with the same result. */
export class Hub {
  readonly #deps: HubDeps;
  readonly #streams = new Map<string, Stream>();
  /** The number of streams of each owner. */
  readonly #owned = new Map<string, number>();

  constructor(deps: HubDeps) {
    this.#deps = deps;
  }

  /** Returns the iterator that graphql-ws holds until either side ends it; null if the owner has too many streams. */
  follow({ socket, id, source, operation, args }: Follow): AsyncIterableIterator<never> | null {
    const owner = this.#deps.known.has(args.document) ? null : (socket.viewer?.userId ?? socket.address);
    const key = keyOf(operation, args, socket, owner);
    const open = this.#streams.get(key);
    if (!open && owner !== null && (this.#owned.get(owner) ?? 0) >= this.#deps.streamsPerAddress) return null;
    const stream = open ?? this.#open({ key, owner, socket, operation, args });
    stream.users += 1;
    stream.newest = socket;
    const subscription = new Subscription(id, socket, stream, this);
    source.open(subscription).then(
      (feed) => subscription.follow(feed),
      (error) => subscription.fail(error),
    );
    return subscription.held();
  }

  leave(stream: Stream): void {
    stream.users -= 1;
    if (stream.users > 0) return;
    this.#streams.delete(stream.key);
    this.#count(stream.owner, -1);
  }

  failed(subscription: Subscription, socket: HubSocket, error: unknown) {
    if (error instanceof OverBudget) socket.close(1013, 'Too many costly events');
    else if (socket.viewer !== null && isRefusal(error, 'UNAUTHENTICATED')) {
      // The socket's token has expired: the client renews it by HTTP and reconnects with all its subscriptions.
      socket.close(CloseCode.Forbidden, 'Session ended');
    } else {
      const shown = error instanceof UnavailableError ? null : publicError(error);
      if (shown) return subscription.end(shown);
      // The client reconnects and resumes; an error message would end its subscription for good.
      this.#deps.log.warn({ err: error }, 'a live feed failed');
      socket.close(1013, 'Try again later');
    }
    subscription.end();
  }

  #count(owner: string | null, change: number): void {
    if (owner === null) return;
    const number = (this.#owned.get(owner) ?? 0) + change;
    if (number > 0) this.#owned.set(owner, number);
    else this.#owned.delete(owner);
  }

  #open({ key, owner, socket, operation, args }: Opening): Stream {
    const { schema, document, operationName, variableValues } = args;
    const { execute, mask, budget, turns } = this.#deps;
    // A WeakMap, so that a rendered text is freed together with its event.
    const rendered = new WeakMap<object, string | Promise<string>>();

    const contextOfStream = () => (operation.forEverybody ? stream.newest.publicContext() : stream.newest.context());

    function run(event: object, contextValue = contextOfStream()): string | Promise<string> {
      const asText = (result: ExecutionResult) => JSON.stringify(mask(result, contextValue.requestId));
      const result = execute({ schema, document, operationName, variableValues, rootValue: event, contextValue });
      return result instanceof Promise ? result.then(asText) : asText(result);
    }

    /** One event may run many documents of one owner, so each execution is charged with the work that it was. */
    async function runCharged(event: object): Promise<string> {
      if (stream.users === 0) throw new OverBudget();
      const context = contextOfStream();
      const text = await run(event, context);
      const { fields, calls } = context.work;
      const account = await budget.charge(stream.newest.context(), fields + calls * limits.callCost);
      if (account?.isOver) throw new OverBudget();
      return text;
    }

    function render(event: object): string | Promise<string> {
      const text = owner === null ? run(event) : turns.run(stream.newest.address, () => runCharged(event));
      // A subscription awaits it only in its turn; until then a failure must not end the process.
      if (text instanceof Promise) text.catch(() => undefined);
      rendered.set(event, text);
      return text;
    }

    const stream: Stream = {
      key,
      owner,
      users: 0,
      newest: socket,
      render: (event) => rendered.get(event) ?? render(event),
    };
    this.#streams.set(key, stream);
    this.#count(owner, 1);
    return stream;
  }
}

/** Owners share a stream only if the document is registered and every selected field is marked public. */
function keyOf(
  { key, positions, forEverybody }: LiveOperation,
  args: ExecutionArgs,
  { viewer }: HubSocket,
  owner: string | null,
): string {
  const variables = Object.entries(args.variableValues ?? {}).filter(([name]) => !positions.has(name));
  const audience = forEverybody ? owner : [viewer?.userId, viewer?.sessionId];
  return JSON.stringify([key, variables.sort(([a], [b]) => (a < b ? -1 : 1)), audience]);
}
