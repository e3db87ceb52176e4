/** A message from one tab to the same user's other tabs. */
export interface TabNews {
  /** An entry left the outbox, because it was sent or the user deleted it. */
  gone?: { clientId: string; sent: boolean };
}

export interface OutboxTabs {
  /** Runs while no other tab does, if the browser supports locks; otherwise client ids prevent duplicates. */
  alone<T>(name: string, run: () => Promise<T>): Promise<T>;
  broadcast(news: TabNews): void;
  listen(listener: (news: TabNews) => void): void;
  close(): void;
}

/** Connects the tabs of one user in this browser. */
export function joinTabs(personId: string, locks: Pick<LockManager, 'request'> | undefined): OutboxTabs {
  const name = `besesaka-outbox:${personId}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    alone: async (what, run) => (locks ? await locks.request(`${name}:${what}`, run) : run()),
    broadcast: (news) => channel?.postMessage(news),
    listen: (listener) => {
      if (channel) channel.onmessage = ({ data }: MessageEvent<TabNews>) => listener(data);
    },
    close: () => channel?.close(),
  };
}
