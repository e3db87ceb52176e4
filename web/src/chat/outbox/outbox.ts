import type { NewOutboxEntry, OutboxEntry, OutboxPicture, PendingMessage } from './entry.ts';
import { createQueueRunner, type OutboxDeps } from './queue-runner.ts';

export interface NewMessage {
  conversationId: string;
  content: string;
  picture?: OutboxPicture | null;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Messages of one person that are on their way. Every one is stored before it is shown, and stays until it is acknowledged. */
export function createOutbox(deps: OutboxDeps) {
  const { personId, store, tabs } = deps;
  const listeners = new Set<() => void>();
  /** By client id. */
  const shown = new Map<string, PendingMessage>();
  let snapshot: readonly PendingMessage[] = [];

  const draw = () => {
    snapshot = [...shown.values()].sort((one, other) => one.entry.order - other.entry.order);
    for (const listener of listeners) listener();
  };
  const show = (entry: OutboxEntry, change: Partial<PendingMessage> = {}) => {
    const before = shown.get(entry.clientId);
    if (before?.state === 'sent') return;
    const state = entry.failure === null ? (before?.state ?? 'sending') : 'failed';
    shown.set(entry.clientId, { progress: before?.progress ?? null, state, ...change, entry });
    draw();
  };
  const gone = (clientId: string, sent: boolean) => {
    const known = shown.get(clientId);
    if (known && sent) shown.set(clientId, { ...known, state: 'sent', progress: null });
    else shown.delete(clientId);
    draw();
  };
  const runner = createQueueRunner(deps, { show, gone });

  async function load(): Promise<void> {
    const kept = await store.all(personId);
    const there = new Set(kept.map(({ clientId }) => clientId));
    for (const [clientId, { state }] of shown) if (state !== 'sent' && !there.has(clientId)) shown.delete(clientId);
    for (const entry of kept) show(entry);
    draw();
    runner.run(kept, false);
  }

  tabs.listen((news) => {
    if (news.gone) gone(news.gone.clientId, news.gone.sent);
    else void load();
  });
  void load();

  const find = (clientId: string) => shown.get(clientId)?.entry;

  return {
    /** What is on its way; the same array until something changes. */
    pending: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async add({ conversationId, content, picture = null }: NewMessage): Promise<void> {
      const entry: NewOutboxEntry = {
        clientId: deps.newId(),
        personId,
        conversationId,
        content,
        picture,
        createdAt: new Date(deps.now()).toISOString(),
        failure: null,
        notBefore: 0,
      };
      const kept = await store.add(entry);
      show(kept);
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
      const dropped = clientIds.filter((clientId) => shown.get(clientId)?.state === 'sent');
      for (const clientId of dropped) shown.delete(clientId);
      if (dropped.length > 0) draw();
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
