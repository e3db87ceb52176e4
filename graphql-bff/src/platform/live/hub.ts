import type { ExecutionArgs } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { isRefusal, publicError, UnavailableError } from '#platform/errors/errors.ts';
import type { KnownDocuments } from '#platform/graphql/persisted.ts';
import type { Log } from '#platform/telemetry/log.ts';
import type { LiveSource } from './field.ts';
import type { LiveOperation } from './operation.ts';
import { BudgetExceededError, createRenderer, type RendererDeps } from './renderer.ts';
import { type HubSocket, type Stream, Subscription } from './subscription.ts';

interface HubDeps extends RendererDeps {
  log: Log;
  known: KnownDocuments;
  /** The unregistered documents that one owner may follow. */
  streamsPerAddress: number;
}

interface FollowArgs {
  socket: HubSocket;
  id: string;
  source: LiveSource;
  operation: LiveOperation;
  args: ExecutionArgs;
}

type StreamArgs = Pick<FollowArgs, 'socket' | 'operation' | 'args'> & Pick<Stream, 'key' | 'owner'>;

/** Sends the events of live fields to sockets. Each is executed and serialised once for all sockets with the same result. */
export class Hub {
  readonly #deps: HubDeps;
  readonly #streams = new Map<string, Stream>();
  /** The number of streams of each owner. */
  readonly #streamsPerOwner = new Map<string, number>();

  constructor(deps: HubDeps) {
    this.#deps = deps;
  }

  /** Returns the iterator that graphql-ws holds until either side ends it; null if the owner has too many streams. */
  follow({ socket, id, source, operation, args }: FollowArgs): AsyncIterableIterator<never> | null {
    const owner = this.#deps.known.has(args.document) ? null : (socket.viewer?.userId ?? socket.address);
    const key = keyOf(operation, args, socket, owner);
    const existing = this.#streams.get(key);
    if (!existing && owner !== null && (this.#streamsPerOwner.get(owner) ?? 0) >= this.#deps.streamsPerAddress)
      return null;
    const stream = existing ?? this.#createStream({ key, owner, socket, operation, args });
    stream.subscribers += 1;
    stream.newest = socket;
    const subscription = new Subscription(id, socket, stream, this);
    source.open(subscription).then(
      (feed) => subscription.follow(feed),
      (error) => subscription.fail(error),
    );
    return subscription.completion();
  }

  leave(stream: Stream): void {
    stream.subscribers -= 1;
    if (stream.subscribers > 0) return;
    this.#streams.delete(stream.key);
    this.#count(stream.owner, -1);
  }

  onFailure(subscription: Subscription, socket: HubSocket, error: unknown) {
    if (error instanceof BudgetExceededError) socket.close(1013, 'Too many costly events');
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
    const number = (this.#streamsPerOwner.get(owner) ?? 0) + change;
    if (number > 0) this.#streamsPerOwner.set(owner, number);
    else this.#streamsPerOwner.delete(owner);
  }

  #createStream({ key, owner, socket, operation, args }: StreamArgs): Stream {
    const members = { key, owner, subscribers: 0, newest: socket };
    const stream = Object.assign(members, { render: createRenderer(members, { operation, args }, this.#deps) });
    this.#streams.set(key, stream);
    this.#count(owner, 1);
    return stream;
  }
}

/** Owners share a stream only if the document is registered and every selected field is marked public. */
function keyOf(
  { key, positions, isShared }: LiveOperation,
  args: ExecutionArgs,
  { viewer }: HubSocket,
  owner: string | null,
): string {
  const variables = Object.entries(args.variableValues ?? {}).filter(([name]) => !positions.has(name));
  const audience = isShared ? owner : [viewer?.userId, viewer?.sessionId];
  return JSON.stringify([key, variables.sort(([a], [b]) => (a < b ? -1 : 1)), audience]);
}
