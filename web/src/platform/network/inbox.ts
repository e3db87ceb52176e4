import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import { ownKey } from '#platform/user/own-keys.ts';
import type { Socket } from './socket.ts';

/** The fields that every inbox update has. */
export interface InboxEvent {
  __typename: string;
  seq: number;
}

export interface InboxDeps<E extends InboxEvent> {
  socket: Socket;
  /** The one subscription, with `$after`. */
  document: DocumentNode;
  userId: string;
  /** The sequence number read with the screens' data. */
  start: number | null;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  apply(event: E): void;
  /** Called when the missed events are no longer stored, so the screens must refetch. */
  onReset(): void;
}

const restartAfter = 3000;

/** The resumable event stream of one user in one tab. Returns a function that ends it. */
export function openInbox<E extends InboxEvent>(deps: InboxDeps<E>): () => void {
  const key = ownKey(`inbox:${deps.userId}`);
  const guard = createSequenceGuard({
    start: deps.start,
    saved: readNumber(deps.storage.getItem(key)),
    keep: (seq) => deps.storage.setItem(key, String(seq)),
  });
  let ended = false;
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (update: E) => {
    if (update.__typename === 'InboxReset') {
      guard.set(update.seq);
      deps.onReset();
    } else if (guard.admits(update.seq)) deps.apply(update);
  };

  const listen = () => {
    const again = () => {
      if (!ended) timer = setTimeout(listen, restartAfter);
    };
    const variables = {
      // A getter, because the library repeats the same request object on every reconnect, but this number moves on.
      get after() {
        return guard.last();
      },
    };
    stop = deps.socket.subscribe(
      { document: deps.document, variables },
      {
        next: ({ data }) => {
          const update = (data as { inbox?: E } | null | undefined)?.inbox;
          if (update && !ended) take(update);
        },
        error: (reason) => {
          // A final refusal would be repeated for ever.
          if (!isFinal(reason)) again();
        },
        complete: again,
      },
    );
  };

  listen();
  return () => {
    ended = true;
    clearTimeout(timer);
    stop();
  };
}

function readNumber(text: string | null): number | null {
  const number = Number(text);
  return text !== null && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

const finalCodes = ['INVALID_INPUT', 'BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'REFUSED'];

/** Whether the service would refuse the same request again. */
function isFinal(reason: unknown): boolean {
  if (!Array.isArray(reason)) return false;
  return reason.some((error: GraphQLFormattedError) => finalCodes.includes(String(error.extensions?.code)));
}

interface SequenceGuard {
  last(): number | null;
  /** True once per event, in order; false for events that were seen before. */
  admits(seq: number): boolean;
  /** Restarts from this number. */
  set(seq: number): void;
}

interface GuardOptions {
  /** The sequence number the screens' data was read at. */
  start: number | null;
  /** The last number that this tab saw before a reload. */
  saved: number | null;
  keep(seq: number): void;
}

/**
 * Shows each event once. After a reload the smaller of the two numbers counts: events between them are in the data, but
 * their toasts were not shown. Applying an event again changes nothing, because payloads are absolute.
 */
export function createSequenceGuard({ start, saved, keep }: GuardOptions): SequenceGuard {
  let last = start === null || saved === null ? (start ?? saved) : Math.min(start, saved);
  const set = (seq: number) => {
    last = seq;
    keep(seq);
  };
  return {
    last: () => last,
    admits(seq) {
      if (last !== null && seq <= last) return false;
      set(seq);
      return true;
    },
    set,
  };
}
