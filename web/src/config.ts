import { z } from 'zod';

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4003),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url(),
  GRAPHQL_URL: z.url(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export interface WebConfig {
  port: number;
  host: string;
  publicUrl: string;
  graphqlUrl: string;
  logLevel: string;
}

/** Reads the environment, and names every fault at once. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): WebConfig {
  const result = environment.safeParse(env);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not complete:\n${faults.join('\n')}`);
  }
  const { PORT, HOST, PUBLIC_URL, GRAPHQL_URL, LOG_LEVEL } = result.data;
  return { port: PORT, host: HOST, publicUrl: PUBLIC_URL, graphqlUrl: GRAPHQL_URL, logLevel: LOG_LEVEL };
}
