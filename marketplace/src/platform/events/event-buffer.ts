import type { EventKind } from '@besesaka/schema/kernel/events.ts';
import type { z } from 'zod';
import type { Ctx } from '#platform/context.ts';

export interface PendingEvent {
  userId: string;
  type: string;
  payload: unknown;
}

export interface Broadcast {
  channel: string;
  message: string;
}

/**
 * Work on all that a transaction gathered, done once as it ends: for counters whose row locks many transactions want, so
 * that they are held for a moment only and always taken in the same order.
 */
export interface Closing<T> {
  readonly name: string;
  run(args: { ctx: Ctx; items: T[] }): Promise<void>;
}

/** What a transaction has to tell. Logged events wait for its end; the unlogged ones for its commit. */
export interface EventBuffer {
  /** Whether a transaction is open that will flush what is appended. */
  readonly open: boolean;
  append<K extends EventKind>(userId: string, kind: K, payload: z.input<K['payload']>): void;
  broadcast(channel: string, payload: unknown): void;
  gather<T>(closing: Closing<T>, item: T): void;
  /** Begun, and waited for at the end only: what comes behind it travels with it. The transaction fails where it does. */
  meanwhile(begun: Promise<unknown>): void;
  /** Does the work, and waits for what was begun in it. */
  complete<T>(work: () => Promise<T>): Promise<T>;
  /** Does the gathered work, by name; what it appends is logged with the rest. */
  runClosings(ctx: Ctx): Promise<void>;
  readonly pending: readonly PendingEvent[];
  readonly broadcasts: readonly Broadcast[];
}

export function openBuffer(): EventBuffer {
  const pending: PendingEvent[] = [];
  const broadcasts: Broadcast[] = [];
  const begun: Promise<unknown>[] = [];
  const closings = new Map<string, { items: unknown[]; run: (ctx: Ctx) => Promise<void> }>();
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
    gather: (closing, item) => {
      const begun = closings.get(closing.name);
      if (begun) return void begun.items.push(item);
      const items = [item];
      closings.set(closing.name, { items, run: (ctx) => closing.run({ ctx, items }) });
    },
    meanwhile: (work) => {
      begun.push(work);
      work.catch(() => {});
    },
    complete: async (work) => {
      const [done] = await Promise.allSettled([work()]);
      // What failed first is the reason: the statements behind it only met a transaction that had failed.
      await Promise.allSettled(begun);
      await Promise.all(begun);
      if (done.status === 'rejected') throw done.reason;
      return done.value;
    },
    runClosings: async (ctx) => {
      for (const name of [...closings.keys()].sort()) await closings.get(name)?.run(ctx);
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
  gather: refuse,
  meanwhile: refuse,
  complete: refuse,
  runClosings: refuse,
};

function refuse(): never {
  throw new Error('Events are appended within inTransaction only');
}
