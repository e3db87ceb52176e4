import { type Pulse, usualPulse, watchPulse } from '@besesaka/schema/kernel/serving/pulse.ts';
import { Redis } from 'ioredis';
import type { Logger } from '#platform/telemetry/log.ts';
import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';

export interface RedisBus extends Bus {
  /** The connection for commands, which the limiter uses. */
  readonly commands: Redis;
}

/** A subscription that Redis does not confirm within this time is made after the reconnection. */
const subscribePatienceMs = 1_000;

interface RedisBusInput {
  url: string;
  log: Logger;
  pulse?: Pulse;
}

export function createRedisBus({ url, log, pulse = usualPulse }: RedisBusInput): RedisBus {
  const commands = new Redis(url, {
    enableAutoPipelining: true,
    // Sent at once, so that the event is on its way before the response to its caller.
    autoPipeliningIgnoredCommands: ['publish'],
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 2_000,
    retryStrategy,
  });
  const subscriber = new Redis(url, { autoResubscribe: true, maxRetriesPerRequest: null, retryStrategy });
  const pulses = [commands, subscriber].map((connection) => watchPulse(connection, pulse));
  const listeners = createListeners(log);
  const reconnected: (() => void)[] = [];
  let failures = 0;
  let everReady = false;

  watch(commands, 'commands', log);
  watch(subscriber, 'subscriptions', log);
  subscriber.on('message', listeners.deliver);
  subscriber.on('ready', () => {
    // At "ready" the old subscriptions have only been requested again, so wait for a ping that is queued behind them.
    if (everReady) subscriber.ping().then(() => reconnected.forEach(call), ignore);
    everReady = true;
  });

  return {
    commands,
    failures: () => failures,
    publish: async (channel, message) => {
      await commands.publish(channel, message).catch((error: Error) => {
        failures += 1;
        log.warn({ channel, err: error }, 'could not publish to Redis');
      });
    },
    subscribe: async (channel, listener) => {
      const own = (message: string) => listener(message);
      const first = listeners.add(channel, own);
      if (first || subscriber.status !== 'ready') await patiently(subscriber.subscribe(channel));
      return async () => {
        if (listeners.remove(channel, own)) await patiently(subscriber.unsubscribe(channel));
      };
    },
    onReconnect: (listener) => void reconnected.push(listener),
    status: () => (commands.status === 'ready' && subscriber.status === 'ready' ? 'up' : 'down'),
    close: async () => {
      for (const stop of pulses) stop();
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}

function retryStrategy(times: number): number {
  return Math.min(times * 100, 2_000);
}

/** Without an error listener ioredis would end the process. One log line per outage is enough. */
function watch(client: Redis, name: string, log: Logger): void {
  let away = false;
  client.on('error', (error: Error) => {
    if (!away) log.error({ connection: name, err: error }, 'Redis is unavailable');
    away = true;
  });
  client.on('ready', () => {
    if (away) log.info({ connection: name }, 'Redis is available again');
    away = false;
  });
}

async function patiently(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((done) => {
    timer = setTimeout(done, subscribePatienceMs);
  });
  await Promise.race([work.catch(ignore), patience]);
  clearTimeout(timer);
}

function call(listener: () => void): void {
  listener();
}

function ignore(): void {}
