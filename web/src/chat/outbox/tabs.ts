/** What one tab tells the others of the same person. */
export interface TabNews {
  /** An entry left the outbox: it was sent, or its person deleted it. */
  gone?: { clientId: string; sent: boolean };
}

export interface OutboxTabs {
  /** Runs while no other tab does, where the browser has locks; the client ids keep messages single where it has not. */
  alone<T>(name: string, run: () => Promise<T>): Promise<T>;
  tell(news: TabNews): void;
  listen(listener: (news: TabNews) => void): void;
  close(): void;
}

/** The tabs of one person in this browser. */
export function joinTabs(personId: string, locks: Pick<LockManager, 'request'> | undefined): OutboxTabs {
  const name = `besesaka-outbox:${personId}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    alone: async (what, run) => (locks ? await locks.request(`${name}:${what}`, run) : run()),
    tell: (news) => channel?.postMessage(news),
    listen: (listener) => {
      if (channel) channel.onmessage = ({ data }: MessageEvent<TabNews>) => listener(data);
    },
    close: () => channel?.close(),
  };
}
