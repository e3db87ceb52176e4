import { IDBFactory } from 'fake-indexeddb';
import type { Attempting, Outcome } from '#chat/outbox/entry.ts';
import { createOutbox, type Outbox } from '#chat/outbox/outbox.ts';
import { openOutboxStore } from '#chat/outbox/store.ts';
import { joinTabs } from '#chat/outbox/tabs.ts';

/** Replaces a browser API that Node lacks: each name has one holder at a time, and the others queue. */
function createLocks() {
  const ends = new Map<string, Promise<unknown>>();
  const request = (name: string, run: () => Promise<unknown>) => {
    const turn = (ends.get(name) ?? Promise.resolve()).then(run);
    ends.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
  return { request } as Pick<LockManager, 'request'>;
}

/** A fake server that accepts a message once for each client id, unless it is scripted otherwise. */
function createService() {
  const taken: { clientId: string; content: string; personId: string; pictureId: string | null }[] = [];
  let calls = 0;
  let running = 0;
  let most = 0;
  const script: ((attempting: Attempting) => Outcome | Promise<Outcome>)[] = [];
  return {
    taken,
    contents: () => taken.map(({ content }) => content),
    calls: () => calls,
    mostAtOnce: () => most,
    /** Scripts the next attempts, in turn. */
    next: (...outcomes: ((attempting: Attempting) => Outcome | Promise<Outcome>)[]) => script.push(...outcomes),
    take({ entry }: Attempting) {
      const { clientId, content, personId, picture } = entry;
      if (!taken.some((one) => one.clientId === clientId))
        taken.push({ clientId, content, personId, pictureId: picture?.uploadId ?? null });
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
export function closeTabs(): void {
  for (const outbox of open.splice(0)) outbox.close();
}

interface Machine {
  service: Service;
  indexedDB: IDBFactory | undefined;
  locks: ReturnType<typeof createLocks> | undefined;
  /** The user of the browser's session. */
  session: string | null;
  clock: number;
}

export const machine = (change: Partial<Machine> = {}): Machine => ({
  service: createService(),
  indexedDB: new IDBFactory(),
  locks: createLocks(),
  session: 'ama',
  clock: Date.parse('2026-03-14T10:00:00Z'),
  ...change,
});

/** Opens another tab, or the page after a reload. */
export function openTab(on: Machine, personId = 'ama'): Outbox {
  const outbox = createOutbox({
    personId,
    store: openOutboxStore(on.indexedDB),
    tabs: joinTabs(personId, on.locks),
    attempt: (attempting) => on.service.attempt(attempting),
    isTheirSession: async () => on.session === personId,
    newId: () => crypto.randomUUID(),
    now: () => on.clock,
    random: () => 0,
  });
  open.push(outbox);
  return outbox;
}

export const say = (outbox: Outbox, content: string, conversationId = 'kente') =>
  outbox.add({ conversationId, content });
export const states = (outbox: Outbox) => outbox.pending().map(({ entry, state }) => `${entry.content}: ${state}`);
export const unreachable = () => ({ kind: 'unreachable' }) as const;
