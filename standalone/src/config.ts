import { resolve } from 'node:path';
import {
  ConfigError,
  type Environment,
  type Config as MarketplaceConfig,
  readConfig as readMarketplaceConfig,
} from '@besesaka/marketplace/platform/config.ts';
import { withoutEmpty } from '@besesaka/schema/kernel/serving/without-empty.ts';
import { z } from 'zod';
import { type ExposurePolicy, exposurePolicyOf } from './exposure-policy.ts';

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

const environment = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url('must be an address with http:// or https://').optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
  DEMO_DATA: onOff.default(true),
  DEMO_PICTURES: z.enum(['rendered', 'flat'], 'must be rendered or flat').default('rendered'),
  DEMO_LOGINS: onOff.optional(),
  DEV_PAGES: onOff.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  GRAPHIQL: onOff.default(true),
  /** With demo data, webhooks may go to these ports of this machine. A site that others can reach has none by default. */
  WEBHOOK_LOOPBACK_PORTS: z
    .string()
    .regex(/^\d{1,5}(,\d{1,5})*$/, 'must be ports separated by commas')
    .transform((ports) => ports.split(',').map(Number))
    .optional(),
});

/** Placeholders for values that are only known once the servers start. */
const later = { DATABASE_URL: 'postgres://embedded', secret: 'generated and saved in DATA_DIR'.padEnd(32, '.') };

export interface StandaloneConfig {
  host: string;
  /** 0: any free port. */
  port: number;
  publicUrl: string | null;
  dataDir: string;
  /** Null: PostgreSQL from its npm package, with its data under `dataDir`. */
  databaseUrl: string | null;
  secrets: { session: string | null; service: string | null };
  demoData: boolean;
  /** `flat` pictures are plain, which is enough for tests. */
  demoPictures: 'rendered' | 'flat';
  graphiql: boolean;
  exposure: ExposurePolicy;
  marketplace: MarketplaceConfig;
}

/** Reads the settings and reports all errors at once. Empty values count as missing. */
export function readConfig(env: Environment = process.env): StandaloneConfig {
  const filled = withoutEmpty(env);
  const result = environment.safeParse(filled);
  const faults = (result.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  const rest = {
    SESSION_SECRET: later.secret,
    SERVICE_SECRET: later.secret,
    DATABASE_URL: later.DATABASE_URL,
    LOG_LEVEL: 'warn',
    ...filled,
  };
  const marketplace = readPart(() => readMarketplaceConfig(rest), faults);
  if (!result.success || !marketplace)
    throw new ConfigError(`These settings are missing or wrong:\n${[...new Set(faults)].join('\n')}`);
  const own = result.data;
  const dataDir = resolve(own.DATA_DIR);
  const publicUrl = own.PUBLIC_URL ?? null;
  const { DEMO_LOGINS: demoLogins, DEV_PAGES: devPages, METRICS_TOKEN: metricsToken } = own;
  const exposure = exposurePolicyOf({ host: own.HOST, publicUrl, demoLogins, devPages, metricsToken });
  const loopbackPorts = own.WEBHOOK_LOOPBACK_PORTS ?? (exposure.openedBy === null ? [9000] : []);
  return {
    host: own.HOST,
    port: own.PORT,
    publicUrl,
    dataDir,
    databaseUrl: own.DATABASE_URL ?? null,
    secrets: { session: filled.SESSION_SECRET ?? null, service: filled.SERVICE_SECRET ?? null },
    demoData: own.DEMO_DATA,
    demoPictures: own.DEMO_PICTURES,
    graphiql: own.GRAPHIQL,
    exposure,
    marketplace: {
      ...marketplace,
      dataDir,
      redisUrl: null,
      demoLogins: exposure.demoLogins,
      devPages: exposure.devPages,
      webhookLoopbackPorts: own.DEMO_DATA ? loopbackPorts : [],
    },
  };
}

function readPart<T>(read: () => T, faults: string[]): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    faults.push(...error.message.split('\n').slice(1));
    return null;
  }
}
