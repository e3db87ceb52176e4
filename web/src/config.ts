import type { LoadLimits } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import { withoutEmpty } from '@besesaka/schema/kernel/serving/without-empty.ts';
import { z } from 'zod';
import { renderingLoad } from '#platform/serving/serve-page.ts';

const whole = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4003),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url(),
  GRAPHQL_URL: z.url(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  REQUESTS_AT_WORK: whole(renderingLoad.atWork),
  REQUESTS_WAITING: whole(renderingLoad.waiting),
  MAX_CONNECTIONS: whole(10_000),
});

export interface WebConfig {
  port: number;
  host: string;
  publicUrl: string;
  graphqlUrl: string;
  logLevel: string;
  load: LoadLimits;
  maxConnections: number;
}

/** Reads the environment, and names every fault at once. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): WebConfig {
  const result = environment.safeParse(withoutEmpty(env));
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not valid:\n${faults.join('\n')}`);
  }
  const e = result.data;
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL,
    graphqlUrl: e.GRAPHQL_URL,
    logLevel: e.LOG_LEVEL,
    load: { atWork: e.REQUESTS_AT_WORK, waiting: e.REQUESTS_WAITING },
    maxConnections: e.MAX_CONNECTIONS,
  };
}
