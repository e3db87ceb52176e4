import type { Logger } from '#platform/telemetry/log.ts';
import type { BusListener } from './bus.ts';

/** The listeners per channel in this process. */
export function createListeners(log: Logger) {
  const channels = new Map<string, Set<BusListener>>();
  return {
    /** Returns true if this is the channel's first listener. */
    add(channel: string, listener: BusListener): boolean {
      const listeners = channels.get(channel);
      if (listeners) listeners.add(listener);
      else channels.set(channel, new Set([listener]));
      return !listeners;
    },
    /** Returns true if this was the channel's last listener. */
    remove(channel: string, listener: BusListener): boolean {
      const listeners = channels.get(channel);
      if (!listeners?.delete(listener) || listeners.size > 0) return false;
      return channels.delete(channel);
    },
    deliver(channel: string, message: string): void {
      for (const listener of [...(channels.get(channel) ?? [])]) {
        try {
          listener(message);
        } catch (error) {
          log.error({ err: error, channel }, 'bus listener failed');
        }
      }
    },
  };
}
