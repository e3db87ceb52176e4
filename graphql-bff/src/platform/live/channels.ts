import type { z } from 'zod';
import type { Bus } from '#platform/bus/bus.ts';
import type { Log } from '#platform/log.ts';
import type { Feed } from './source.ts';

/** Bus channels that carry current states: one subscription a channel, each message read once for all listeners. */
export interface Channels {
  listen<E>(name: string, shape: z.ZodType<E>, listener: (state: E) => void, missed: () => void): Promise<Feed>;
}

interface Listening {
  next(message: unknown): void;
  missed(): void;
}

interface Channel {
  listeners: Set<Listening>;
  unsubscribe: Promise<() => Promise<void>>;
}

export function createChannels(bus: Bus, log: Log): Channels {
  const channels = new Map<string, Channel>();

  function open(name: string, shape: z.ZodType): Channel {
    const listeners = new Set<Listening>();
    const unsubscribe = bus.subscribe(name, (message) => {
      const state = shape.safeParse(readJson(message));
      if (!state.success) log.error({ name, err: state.error }, 'a message could not be read');
      // Whoever does not hear the state from the channel reads it.
      for (const listening of [...listeners])
        guard(() => (state.success ? listening.next(state.data) : listening.missed()));
    });
    return { listeners, unsubscribe };
  }

  /** One listener's fault must not keep the news from the others. */
  function guard(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      log.error({ err: error }, 'a listener of a channel failed');
    }
  }

  bus.onReconnect(() => {
    for (const { listeners } of channels.values()) for (const { missed } of [...listeners]) guard(missed);
  });

  return {
    async listen<E>(name: string, shape: z.ZodType<E>, listener: (state: E) => void, missed: () => void) {
      const channel = channels.get(name) ?? open(name, shape);
      channels.set(name, channel);
      const listening = { next: (message: unknown) => listener(asRead<E>(message)), missed };
      channel.listeners.add(listening);
      await channel.unsubscribe;
      return {
        close() {
          if (!channel.listeners.delete(listening) || channel.listeners.size > 0) return;
          channels.delete(name);
          channel.unsubscribe.then((unsubscribe) => unsubscribe()).catch(() => undefined);
        },
      };
    },
  };
}

/** Safe because a channel's name has one shape, and the message has just been read by it. */
function asRead<E>(message: unknown): E {
  return message as E;
}

function readJson(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return null;
  }
}
