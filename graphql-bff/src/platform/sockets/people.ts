import type { SocketLimits } from './limits.ts';

interface Held {
  sockets: number;
  subscriptions: number;
}

export type People = ReturnType<typeof createPeople>;

/** Counts the open sockets and subscriptions per user in this process. */
export function createPeople(limits: Pick<SocketLimits, 'perPerson' | 'subscriptionsPerPerson'>) {
  const open = new Map<string, Held>();

  /** Acquires a slot if one is free. */
  function take(userId: string, what: keyof Held, most: number): boolean {
    const held = open.get(userId) ?? { sockets: 0, subscriptions: 0 };
    if (held[what] >= most) return false;
    held[what] += 1;
    open.set(userId, held);
    return true;
  }

  function giveBack(userId: string, what: keyof Held, number: number): void {
    const held = open.get(userId);
    if (!held) return;
    held[what] -= number;
    if (held.sockets <= 0 && held.subscriptions <= 0) open.delete(userId);
  }

  return {
    arrive: (userId: string) => take(userId, 'sockets', limits.perPerson),
    leave: (userId: string) => giveBack(userId, 'sockets', 1),
    subscribe: (userId: string) => take(userId, 'subscriptions', limits.subscriptionsPerPerson),
    unsubscribe: (userId: string, number = 1) => giveBack(userId, 'subscriptions', number),
  };
}
