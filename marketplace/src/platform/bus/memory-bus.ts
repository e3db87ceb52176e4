import type { Logger } from '#platform/telemetry/log.ts';
import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';

/** The bus of a marketplace that runs in a single process. */
export function createMemoryBus({ log }: { log: Logger }): Bus {
  const listeners = createListeners(log);
  return {
    publish: async (channel, message) => {
      // Like with Redis, delivery is asynchronous.
      setImmediate(() => listeners.deliver(channel, message));
    },
    subscribe: async (channel, listener) => {
      // A wrapper, so that the same function can be subscribed more than once.
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
