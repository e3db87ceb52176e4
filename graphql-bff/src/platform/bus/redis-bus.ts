import { type Pulse, usualPulse, watchPulse } from '@besesaka/schema/kernel/serving/pulse.ts';
import { Redis } from 'ioredis';
import type { Log } from '#platform/telemetry/log.ts';
import type { Bus, BusListener, ExpiringValues } from './bus.ts';

interface RedisBusInput {
  url: string;
  log: Log;
  pulse?: Pulse;
}

/** Redis pub/sub: one connection for subscriptions, and one for publishing and expiring values. */
export function createRedisBus({ url, log, pulse = usualPulse }: RedisBusInput): Bus & ExpiringValues {
  const retryStrategy = (times: number) => Math.min(times * 100, 1_000);
  const publisher = new Redis(url, { enableAutoPipelining: true, maxRetriesPerRequest: 1, retryStrategy });
  const subscriber = new Redis(url, { autoResubscribe: true, maxRetriesPerRequest: null, retryStrategy });
  const pulses = [publisher, subscriber].map((connection) => watchPulse(connection, pulse));
  watch(publisher, 'publisher', log);
  watch(subscriber, 'subscriber', log);
  const { subscribe, onReconnect } = createListeners(subscriber);
  return {
    async publish(channel, message) {
      await publisher.publish(channel, message).catch((error: unknown) => {
        log.warn({ channel, err: error }, 'a message could not be published');
      });
    },
    subscribe,
    ...createExpiringValues(publisher),
    onReconnect,
    status: () => (subscriber.status === 'ready' ? 'up' : 'down'),
    async close() {
      for (const stop of pulses) stop();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

/** Each channel has one listener; others learn when messages may have been missed. */
function createListeners(subscriber: Redis): Pick<Bus, 'subscribe' | 'onReconnect'> {
  const channels = new Map<string, BusListener>();
  const reconnected: (() => void)[] = [];
  let wasReady = false;

  subscriber.on('message', (channel, message) => channels.get(channel)?.(message));
  subscriber.on('ready', () => {
    // ioredis restores the subscriptions only now. The response to a ping comes after theirs.
    if (wasReady)
      subscriber.ping().then(
        () => {
          for (const listener of reconnected) listener();
        },
        () => undefined,
      );
    wasReady = true;
  });

  return {
    async subscribe(channel, listener) {
      channels.set(channel, listener);
      await patiently(subscriber.subscribe(channel));
      return async () => {
        // The channel was subscribed again meanwhile.
        if (channels.get(channel) !== listener) return;
        channels.delete(channel);
        await patiently(subscriber.unsubscribe(channel));
      };
    },
    onReconnect: (listener) => void reconnected.push(listener),
  };
}

const keepScript = `local now = redis.call('TIME')
local ms = now[1] * 1000 + math.floor(now[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ms)
redis.call('ZADD', KEYS[1], ms + ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])`;

const readScript = `local now = redis.call('TIME')
local ms = now[1] * 1000 + math.floor(now[2] / 1000)
return redis.call('ZRANGE', KEYS[1], '(' .. ms, '+inf', 'BYSCORE')`;

/** One sorted set per key, with the expiry as the score, by Redis's own clock, because those of the processes may differ. */
function createExpiringValues(client: Redis): ExpiringValues {
  const named = (key: string) => `kept:${key}`;
  // The connection logs an outage once.
  const ignore = () => undefined;
  return {
    async keep(key, value, seconds) {
      await client.eval(keepScript, 1, named(key), value, Math.round(seconds * 1000)).catch(ignore);
    },
    async forget(key, value) {
      await client.zrem(named(key), value).catch(ignore);
    },
    async read(key) {
      const values: unknown = await client.eval(readScript, 1, named(key));
      return Array.isArray(values) ? values.map(String) : [];
    },
  };
}

/** During an outage the subscription waits in ioredis, and users' events come from the log. */
async function patiently(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((done) => {
    timer = setTimeout(done, 1_000);
  });
  await Promise.race([work.catch(() => undefined), timeout]);
  clearTimeout(timer);
}

/** Without an error listener ioredis would end the process. One log line per outage is enough. */
function watch(client: Redis, name: string, log: Log): void {
  let away = false;
  client.on('error', (error: Error) => {
    if (!away) log.error({ connection: name, err: error }, 'Redis is away');
    away = true;
  });
  client.on('ready', () => {
    if (away) log.info({ connection: name }, 'Redis is back');
    away = false;
  });
}
