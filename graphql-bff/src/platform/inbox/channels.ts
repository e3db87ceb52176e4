import type { z } from 'zod';
import type { Bus } from '#platform/bus/bus.ts';
import type { Log } from '#platform/telemetry/log.ts';
import type { Feed } from './feed.ts';

/** Bus channels: one subscription per channel, and each message is parsed once for all listeners. */
export type Channels = ReturnType<typeof createChannels>;

interface Channel {
  listeners: Set<{ next(message: unknown): void; missed(): void }>;
  unsubscribe: Promise<() => Promise<void>>;
}

export function createChannels(bus: Bus, log: Log) {
  const channels = new Map<string, Channel>();

  /** An error of one listener must not affect the others. */
  function deliver({ listeners }: Pick<Channel, 'listeners'>, read?: { data: unknown }): void {
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
      deliver({ listeners }, read.success ? read : undefined);
    });
    return { listeners, unsubscribe };
  }

  bus.onReconnect(() => {
    for (const channel of channels.values()) deliver(channel);
  });

  return {
    /** `missed` is called when a message was invalid or may have been lost: the listener must then read the state itself. */
    async listen<E>(name: string, shape: z.ZodType<E>, next: (message: E) => void, missed: () => void): Promise<Feed> {
      const channel = channels.get(name) ?? open(name, shape);
      channels.set(name, channel);
      // Safe because each channel has one schema, and the message was just parsed by it.
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
