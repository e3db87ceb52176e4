import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import { ownKey } from '#platform/person/own-keys.ts';
import type { Socket } from './socket.ts';

/** What every update of the inbox has. */
export interface InboxEvent {
  __typename: string;
  seq: number;
}

export interface InboxDeps<E extends InboxEvent> {
  socket: Socket;
  /** The one subscription, with `$after`. */
  document: DocumentNode;
  personId: string;
  /** Read together with the screens' data. */
  start: number | null;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  apply(event: E): void;
  /** The missed events are no longer kept: the screens' data is to be read afresh. */
  onReset(): void;
}

const restartAfter = 3000;

/** The resumable stream of one person in one tab. Answers how to end it. */
export function openInbox<E extends InboxEvent>(deps: InboxDeps<E>): () => void {
  const key = ownKey(`inbox:${deps.personId}`);
  const guard = createSequenceGuard({
    start: deps.start,
    kept: readNumber(deps.storage.getItem(key)),
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
      // Asked for each connection: the library repeats the request as it was, but this number moves on.
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
          // Asked in the same way it would be refused for ever.
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

/** What the service says no to, and not only for now. */
function isFinal(reason: unknown): boolean {
  if (!Array.isArray(reason)) return false;
  return reason.some((error: GraphQLFormattedError) => finalCodes.includes(String(error.extensions?.code)));
}

interface SequenceGuard {
  last(): number | null;
  /** True once for each event, in order; false for what was seen before. */
  admits(seq: number): boolean;
  /** Starts from here, whatever was seen. */
  set(seq: number): void;
}

interface GuardOptions {
  /** The number the screens' data was read at. */
  start: number | null;
  /** The last one that this tab has seen, from before a reload. */
  kept: number | null;
  keep(seq: number): void;
}

/**
 * Nothing is shown twice. After a reload the older of the two numbers counts: what came in between is in the data, but
 * its notice was not seen yet, and applying an event again changes nothing because payloads are absolute.
 */
export function createSequenceGuard({ start, kept, keep }: GuardOptions): SequenceGuard {
  let last = start === null || kept === null ? (start ?? kept) : Math.min(start, kept);
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
