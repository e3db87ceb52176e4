import { join } from 'node:path';
import { startEmbeddedPostgres } from '@besesaka/embedded-db/postgres.ts';
import type { StandaloneConfig } from './config.ts';

/** A separate folder, because it belongs to another user if root starts us, and that user must not see the rest. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** Connects to the configured database, or starts PostgreSQL from its npm package. */
export async function startDatabase(
  { databaseUrl, dataDir }: Pick<StandaloneConfig, 'databaseUrl' | 'dataDir'>,
  log: (line: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir: clusterFolder(dataDir), log });
}
