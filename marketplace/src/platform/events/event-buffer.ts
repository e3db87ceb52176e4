import type { EventKind } from '@besesaka/schema/kernel/events.ts';
import type { z } from 'zod';

export interface PendingEvent {
  userId: string;
  type: string;
  version: number;
  payload: unknown;
}

export interface Broadcast {
  channel: string;
  message: string;
}

/**
 * Work on all that a transaction left for its end, done once: for counters whose row locks many transactions want, so that
 * they are held for a moment only and always taken in the same order.
 */
export interface EndWork<T, Ctx> {
  readonly name: string;
  run(args: { ctx: Ctx; items: T[] }): Promise<void>;
}

/**
 * What a transaction has to tell. Logged events wait for its end; the unlogged ones for its commit. What it is told in, the
 * context, is made with it and so lies above it.
 */
export interface EventBuffer<Ctx> {
  /** Whether a transaction is open that will flush what is appended. */
  readonly open: boolean;
  append<K extends EventKind>(userId: string, kind: K, payload: z.input<K['payload']>): void;
  broadcast(channel: string, payload: unknown): void;
  atEnd<T>(work: EndWork<T, Ctx>, item: T): void;
  /** Does what was left for the end, by name; what it appends is logged with the rest. */
  finish(ctx: Ctx): Promise<void>;
  readonly pending: readonly PendingEvent[];
  readonly broadcasts: readonly Broadcast[];
}

export function openBuffer<Ctx>(): EventBuffer<Ctx> {
  const pending: PendingEvent[] = [];
  const broadcasts: Broadcast[] = [];
  const left = new Map<string, { items: unknown[]; run: (ctx: Ctx) => Promise<void> }>();
  return {
    open: true,
    pending,
    broadcasts,
    append: (userId, kind, payload) => {
      pending.push({ userId, type: kind.type, version: kind.version, payload: kind.payload.parse(payload) });
    },
    broadcast: (channel, payload) => {
      broadcasts.push({ channel, message: JSON.stringify(payload) });
    },
    atEnd: (work, item) => {
      const known = left.get(work.name);
      if (known) return void known.items.push(item);
      const items = [item];
      left.set(work.name, { items, run: (ctx) => work.run({ ctx, items }) });
    },
    finish: async (ctx) => {
      for (const name of [...left.keys()].sort()) await left.get(name)?.run(ctx);
    },
  };
}

/** Outside a transaction an event could be told of a fact that is then undone: a mistake of the caller. */
export const closedBuffer: EventBuffer<unknown> = {
  open: false,
  pending: [],
  broadcasts: [],
  append: refuse,
  broadcast: refuse,
  atEnd: refuse,
  finish: refuse,
};

function refuse(): never {
  throw new Error('Events are appended within inTransaction only');
}
