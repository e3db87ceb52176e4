import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { Attempting, OutboxEntry, Outcome } from '#chat/outbox/entry.ts';
import { Outbox } from '#chat/outbox/outbox.ts';
import { type Locks, pageLocks } from '#chat/outbox/page-locks.ts';
import { openOutboxStore } from '#chat/outbox/store.ts';

/** A fake server that accepts a message once for each client id, unless it is scripted otherwise. */
function createService() {
  const accepted: { clientId: string; content: string; userId: string; pictureId: string | null }[] = [];
  let calls = 0;
  let running = 0;
  let most = 0;
  const script: ((attempting: Attempting) => Outcome | Promise<Outcome>)[] = [];
  return {
    taken: accepted,
    contents: () => accepted.map(({ content }) => content),
    calls: () => calls,
    mostAtOnce: () => most,
    /** Scripts the next attempts, in turn. */
    next: (...outcomes: ((attempting: Attempting) => Outcome | Promise<Outcome>)[]) => script.push(...outcomes),
    take({ entry }: Attempting) {
      const { clientId, content, userId, picture } = entry;
      if (!accepted.some((one) => one.clientId === clientId))
        accepted.push({ clientId, content, userId, pictureId: picture?.uploadId ?? null });
    },
    async attempt(attempting: Attempting): Promise<Outcome> {
      calls += 1;
      running += 1;
      most = Math.max(most, running);
      try {
        await new Promise((done) => setTimeout(done, 1));
        const scripted = script.shift();
        if (scripted) return await scripted(attempting);
        this.take(attempting);
        return { kind: 'done' };
      } finally {
        running -= 1;
      }
    },
  };
}

type Service = ReturnType<typeof createService>;
const open: Outbox[] = [];
/** Call this after each test. */
export function leaveMachine(): void {
  for (const outbox of open.splice(0)) outbox.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
}

interface Machine {
  service: Service;
  /** Shared by all tabs; null in a browser without locks. */
  locks: Locks | null;
  isOnline: boolean;
  /** The user of the browser's session. */
  session: string | null;
}

/** A browser with an empty store, in which retries come as soon as they may. */
export function machine(change: Partial<Machine> = {}): Machine {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(Math, 'random').mockReturnValue(0);
  return { service: createService(), locks: pageLocks(), isOnline: true, session: 'ama', ...change };
}

/** Opens another tab, or the page after a reload. */
export function openTab(on: Machine, userId = 'ama'): Outbox {
  const outbox = new Outbox({
    userId,
    store: openOutboxStore(),
    locks: on.locks ?? pageLocks(),
    isOnline: () => on.isOnline,
    attempt: (attempting) => on.service.attempt(attempting),
    isTheirSession: async () => on.session === userId,
  });
  open.push(outbox);
  return outbox;
}

export const say = (outbox: Outbox, content: string, conversationId = 'kente') =>
  outbox.add(conversationId, [{ content, picture: null, replyTo: null }]);
export function first(outbox: Outbox): OutboxEntry {
  const [message] = outbox.pending();
  if (!message) throw new Error('Nothing is pending');
  return message.entry;
}
export const states = (outbox: Outbox) => outbox.pending().map(({ entry, state }) => `${entry.content}: ${state}`);
export const unreachable = () => ({ kind: 'unreachable' }) as const;
