import type { EventKind } from '@besesaka/schema/kernel/events.ts';
import type { z } from 'zod';

export interface PendingEvent {
  userId: string;
  type: string;
  payload: unknown;
}

export interface Broadcast {
  channel: string;
  message: string;
}

/** What a transaction has to tell. Logged events wait for its end; the unlogged ones for its commit. */
export interface EventBuffer {
  /** Whether a transaction is open that will flush what is appended. */
  readonly open: boolean;
  append<K extends EventKind>(userId: string, kind: K, payload: z.input<K['payload']>): void;
  broadcast(channel: string, payload: unknown): void;
  readonly pending: readonly PendingEvent[];
  readonly broadcasts: readonly Broadcast[];
}

export function openBuffer(): EventBuffer {
  const pending: PendingEvent[] = [];
  const broadcasts: Broadcast[] = [];
  return {
    open: true,
    pending,
    broadcasts,
    append: (userId, kind, payload) => {
      pending.push({ userId, type: kind.type, payload: kind.payload.parse(payload) });
    },
    broadcast: (channel, payload) => {
      broadcasts.push({ channel, message: JSON.stringify(payload) });
    },
  };
}

/** Outside a transaction an event could be told of a fact that is then undone: a mistake of the caller. */
export const closedBuffer: EventBuffer = {
  open: false,
  pending: [],
  broadcasts: [],
  append: refuse,
  broadcast: refuse,
};

function refuse(): never {
  throw new Error('Events are appended within inTransaction only');
}
