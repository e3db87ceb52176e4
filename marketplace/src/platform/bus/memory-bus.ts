import type { Logger } from '#platform/telemetry/log.ts';
import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';

/** The bus of a marketplace that runs in one process. */
export function createMemoryBus({ log }: { log: Logger }): Bus {
  const listeners = createListeners(log);
  return {
    publish: async (channel, message) => {
      // As with Redis, the publisher goes on before anybody hears of it.
      setImmediate(() => listeners.deliver(channel, message));
    },
    subscribe: async (channel, listener) => {
      // Each subscription counts for itself, even with the same function.
      const own = (message: string) => listener(message);
      listeners.add(channel, own);
      return async () => void listeners.remove(channel, own);
    },
    onReconnect: () => {},
    status: () => 'up',
    failures: () => 0,
    close: async () => {},
  };
}
