import type { Logger } from '#platform/telemetry/log.ts';
import type { BusListener } from './bus.ts';

/** Who listens to which channel in this process. */
export function createListeners(log: Logger) {
  const channels = new Map<string, Set<BusListener>>();
  return {
    /** True when it is the channel's first. */
    add(channel: string, listener: BusListener): boolean {
      const found = channels.get(channel);
      if (found) found.add(listener);
      else channels.set(channel, new Set([listener]));
      return !found;
    },
    /** True when it was the channel's last. */
    remove(channel: string, listener: BusListener): boolean {
      const found = channels.get(channel);
      if (!found?.delete(listener) || found.size > 0) return false;
      return channels.delete(channel);
    },
    deliver(channel: string, message: string): void {
      for (const listener of [...(channels.get(channel) ?? [])]) {
        try {
          listener(message);
        } catch (error) {
          log.error({ err: error, channel }, 'a listener of the bus failed');
        }
      }
    },
  };
}
