import type { ShrunkPicture } from '#platform/uploads/shrink-picture.ts';
import type { NewOutboxEntry, OutboxEntry, PendingMessage, Quoted } from './entry.ts';
import { createQueueRunner, type OutboxDeps } from './queue-runner.ts';

export interface NewMessage {
  conversationId: string;
  content: string;
  picture?: ShrunkPicture | null;
  replyTo?: Quoted | null;
}

/** What the screen shows of them, by client id: also what was sent, until the real messages stand in their places. */
function createShown() {
  const listeners = new Set<() => void>();
  const shown = new Map<string, PendingMessage>();
  let snapshot: readonly PendingMessage[] = [];

  const draw = () => {
    snapshot = [...shown.values()].sort((one, other) => one.entry.order - other.entry.order);
    for (const listener of listeners) listener();
  };

  return {
    /** The same array until something changes. */
    pending: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find: (clientId: string) => shown.get(clientId)?.entry,
    show(entry: OutboxEntry, change: Partial<PendingMessage> = {}): void {
      const before = shown.get(entry.clientId);
      if (before?.state === 'sent') return;
      const state = entry.failure === null ? (before?.state ?? 'sending') : 'failed';
      shown.set(entry.clientId, { progress: before?.progress ?? null, state, ...change, entry });
      draw();
    },
    gone(clientId: string, sent: boolean): void {
      const known = shown.get(clientId);
      if (known && sent) shown.set(clientId, { ...known, state: 'sent', progress: null });
      else shown.delete(clientId);
      draw();
    },
    drop(isDropped: (message: PendingMessage) => boolean): void {
      const dropped = [...shown.values()].filter(isDropped);
      for (const { entry } of dropped) shown.delete(entry.clientId);
      if (dropped.length > 0) draw();
    },
  };
}

function entryOf({ picture = null, replyTo = null, ...message }: NewMessage, deps: OutboxDeps): NewOutboxEntry {
  return {
    ...message,
    clientId: deps.newId(),
    personId: deps.personId,
    picture: picture && { ...picture, uploadId: null },
    replyTo,
    createdAt: new Date(deps.now()).toISOString(),
    failure: null,
    notBefore: 0,
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Messages of one person that are on their way. Every one is stored before it is shown, and stays until it is acknowledged. */
export function createOutbox(deps: OutboxDeps) {
  const { personId, store, tabs } = deps;
  const { show, gone, find, drop, pending, subscribe } = createShown();
  const runner = createQueueRunner(deps, { show, gone });

  async function load(): Promise<void> {
    const kept = await store.all(personId);
    const there = new Set(kept.map(({ clientId }) => clientId));
    drop(({ state, entry }) => state !== 'sent' && !there.has(entry.clientId));
    for (const entry of kept) show(entry);
    runner.run(kept, false);
  }

  tabs.listen(({ gone: left }) => (left ? gone(left.clientId, left.sent) : void load()));
  void load();

  return {
    pending,
    subscribe,
    async add(message: NewMessage): Promise<void> {
      const kept = await store.add(entryOf(message, deps));
      show(kept);
      // The browser keeps again what was in memory only: all of it has other places now.
      if (pending().some(({ entry }) => entry.order > kept.order)) await load();
      tabs.tell({});
      runner.run([kept], true);
    },
    /** After a refusal: once more, at its person's wish. */
    async retry(clientId: string): Promise<void> {
      const entry = find(clientId);
      if (!entry || entry.failure === null) return;
      const again = { ...entry, failure: null, notBefore: 0 };
      await store.change(again);
      show(again, { state: 'sending' });
      tabs.tell({});
      runner.run([again], true);
    },
    /** Takes it back, and ends its upload if that is under way. */
    async discard(clientId: string): Promise<void> {
      const entry = find(clientId);
      if (!entry) return;
      runner.abort(clientId);
      await store.remove(entry.order);
      gone(clientId, false);
      tabs.tell({ gone: { clientId, sent: false } });
    },
    /** The real messages stand in their places. */
    forget(clientIds: readonly string[]): void {
      drop(({ state, entry }) => state === 'sent' && clientIds.includes(entry.clientId));
    },
    /** The network, the live connection or the person is back: what waits is tried now. */
    wake: () => runner.wake(() => store.all(personId)),
    close(): void {
      runner.close();
      tabs.close();
      store.close();
    },
  };
}
