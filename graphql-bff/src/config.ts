import { defaultLoad, type LoadLimits } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import { withoutEmpty } from '@besesaka/schema/kernel/serving/without-empty.ts';
import proxyAddr from 'proxy-addr';
import { z } from 'zod';
import { type BudgetRule, usualOperations } from '#platform/cost/budget.ts';
import { type SocketLimits, usualSockets } from '#platform/sockets/limits.ts';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

const whole = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** Addresses, networks as 10.0.0.0/8, and the names loopback, linklocal and uniquelocal. */
const proxies = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine((list) => isReadable(list), 'must be a list of addresses and networks, as 10.0.0.2, 10.1.0.0/16');

function isReadable(list: string[]): boolean {
  try {
    proxyAddr.compile(list);
    return true;
  } catch {
    return false;
  }
}

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4002),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url(),
  TRUSTED_PROXIES: proxies.default([]),
  MARKETPLACE_URL: z.url(),
  REDIS_URL: z.url(),
  SERVICE_SECRET: z.string().min(32),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  /** Introspection and GraphiQL together, because one is of little use without the other. */
  GRAPHIQL: onOff.default(true),
  REQUESTS_AT_WORK: whole(defaultLoad.atWork),
  REQUESTS_WAITING: whole(defaultLoad.waiting),
  MAX_CONNECTIONS: whole(10_000),
  MAX_SOCKETS: whole(usualSockets.all),
  MAX_SOCKETS_PER_ADDRESS: whole(usualSockets.perAddress),
  MAX_SOCKETS_PER_USER: whole(usualSockets.perUser),
  MAX_SUBSCRIPTIONS: whole(usualSockets.subscriptions),
  MAX_SUBSCRIPTIONS_PER_USER: whole(usualSockets.subscriptionsPerUser),
  MAX_SUBSCRIPTIONS_PER_ADDRESS: whole(usualSockets.subscriptionsPerAddress),
  OPERATIONS_PER_10_SECONDS: whole(usualOperations.points),
  /** How long a user counts as online after the last sign of life. */
  PRESENCE_SECONDS: z.coerce.number().positive().max(600).optional(),
});

/** The BFF's settings, wherever it runs. */
export interface BffConfig {
  publicUrl: string;
  serviceSecret: string;
  graphiql: boolean;
  /** Validates every response of the marketplace against its zod resource; otherwise it is trusted. */
  checkAnswers: boolean;
  load: LoadLimits;
  sockets: SocketLimits;
  /** The rate limit of registered documents per address. */
  operations?: BudgetRule;
}

/** The further settings of a separate process. */
export interface ProcessConfig extends BffConfig {
  port: number;
  host: string;
  /** Proxies whose forwarding headers are trusted. */
  trustedProxies: string[];
  marketplaceUrl: string;
  redisUrl: string;
  maxConnections: number;
  logLevel: string;
  times: { presenceSeconds?: number };
}

/** Reads the environment and reports all errors at once. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): ProcessConfig {
  const result = environment.safeParse(withoutEmpty(env));
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not valid:\n${faults.join('\n')}`);
  }
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    marketplaceUrl: values.MARKETPLACE_URL,
    redisUrl: values.REDIS_URL,
    serviceSecret: values.SERVICE_SECRET,
    logLevel: values.LOG_LEVEL,
    times: values.PRESENCE_SECONDS === undefined ? {} : { presenceSeconds: values.PRESENCE_SECONDS },
    graphiql: values.GRAPHIQL,
    load: { atWork: values.REQUESTS_AT_WORK, waiting: values.REQUESTS_WAITING },
    sockets: {
      all: values.MAX_SOCKETS,
      perAddress: values.MAX_SOCKETS_PER_ADDRESS,
      perUser: values.MAX_SOCKETS_PER_USER,
      subscriptions: values.MAX_SUBSCRIPTIONS,
      subscriptionsPerUser: values.MAX_SUBSCRIPTIONS_PER_USER,
      subscriptionsPerAddress: values.MAX_SUBSCRIPTIONS_PER_ADDRESS,
      streamsPerAddress: usualSockets.streamsPerAddress,
    },
    operations: { ...usualOperations, points: values.OPERATIONS_PER_10_SECONDS },
    maxConnections: values.MAX_CONNECTIONS,
    checkAnswers: env.NODE_ENV !== 'production',
  };
}
