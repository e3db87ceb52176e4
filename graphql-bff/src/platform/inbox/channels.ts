import type { z } from 'zod';
import type { Bus } from '#platform/bus/bus.ts';
import type { Log } from '#platform/telemetry/log.ts';
import type { Feed } from './feed.ts';

/** Bus channels: one subscription a channel, each message read once, where it comes in, for all listeners. */
export type Channels = ReturnType<typeof createChannels>;

interface Channel {
  listeners: Set<{ next(message: unknown): void; missed(): void }>;
  unsubscribe: Promise<() => Promise<void>>;
}

export function createChannels(bus: Bus, log: Log) {
  const channels = new Map<string, Channel>();

  /** One listener's fault must not keep the news from the others. */
  function tell({ listeners }: Pick<Channel, 'listeners'>, read?: { data: unknown }): void {
    for (const listener of [...listeners]) {
      try {
        if (read) listener.next(read.data);
        else listener.missed();
      } catch (error) {
        log.error({ err: error }, 'a listener of a channel failed');
      }
    }
  }

  function open(name: string, shape: z.ZodType): Channel {
    const listeners: Channel['listeners'] = new Set();
    const unsubscribe = bus.subscribe(name, (message) => {
      const read = shape.safeParse(readJson(message));
      if (!read.success) log.error({ name, err: read.error }, 'a message could not be read');
      tell({ listeners }, read.success ? read : undefined);
    });
    return { listeners, unsubscribe };
  }

  bus.onReconnect(() => {
    for (const channel of channels.values()) tell(channel);
  });

  return {
    /** `missed` is called when a message could not be read, or some may be lost: then the state is to be read elsewhere. */
    async listen<E>(name: string, shape: z.ZodType<E>, next: (message: E) => void, missed: () => void): Promise<Feed> {
      const channel = channels.get(name) ?? open(name, shape);
      channels.set(name, channel);
      // Safe because a channel's name has one shape, and the message has just been read by it.
      const listener = { next: (message: unknown) => next(message as E), missed };
      channel.listeners.add(listener);
      await channel.unsubscribe;
      return {
        close() {
          if (!channel.listeners.delete(listener) || channel.listeners.size > 0) return;
          channels.delete(name);
          channel.unsubscribe.then((unsubscribe) => unsubscribe()).catch(() => undefined);
        },
      };
    },
  };
}

function readJson(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
