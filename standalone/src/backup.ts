import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backUpCluster, copyFolder, restoreCluster } from '@besesaka/embedded-db/backup.ts';
import { installedPostgres } from '@besesaka/embedded-db/binaries.ts';
import { removeEmbeddedPostgres } from '@besesaka/embedded-db/postgres.ts';
import { z } from 'zod';
import type { StandaloneConfig } from './config.ts';
import { clusterFolder, startDatabase } from './database.ts';

type Place = Pick<StandaloneConfig, 'databaseUrl' | 'dataDir'>;

const description = z.object({ made: z.iso.datetime(), postgres: z.string(), files: z.number(), bytes: z.number() });

/** Its presence shows that the copy is complete. */
const descriptionFile = 'backup.json';
const ownServer =
  'DATABASE_URL is set: back that database up with the programs of its server, as docs/operating.md says.';

/**
 * Copies the data of a site that may be running into a new folder, and returns its path. The database comes first. The
 * files that it mentions stay for some hours after their last use, so all of them are in the copy.
 */
export async function backUp({ databaseUrl, dataDir }: Place, folder: string, log: (line: string) => void) {
  if (databaseUrl) throw new Error(ownServer);
  if (!(await stat(clusterFolder(dataDir)).catch(() => null))) throw new Error(`There is no database in ${dataDir}.`);
  const createdAt = new Date().toISOString();
  const target = join(resolve(folder), `besesaka-${createdAt.slice(0, 19).replaceAll(':', '-')}`);
  const half = `${target}.part`;
  // It contains secrets and private papers.
  await mkdir(half, { recursive: true, mode: 0o700 });
  await chmod(half, 0o700);
  const database = await startDatabase({ databaseUrl, dataDir }, log);
  try {
    const copy = { url: database.url, dataDir: clusterFolder(dataDir), to: join(half, 'postgres') };
    const cluster = await backUpCluster(copy);
    const others = await copyFolder(dataDir, half, { isCopied: () => true, isOpened: (name) => name !== 'postgres' });
    const sum = { files: cluster.files + others.files, bytes: cluster.bytes + others.bytes };
    await writeFile(
      join(half, descriptionFile),
      JSON.stringify({ made: createdAt, postgres: cluster.postgres, ...sum }),
    );
    await rename(half, target);
    return { folder: target, ...sum };
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  } finally {
    await database.stop();
  }
}

/** Puts a copy into the empty data folder. */
export async function restore({ databaseUrl, dataDir }: Place, from: string): Promise<void> {
  if (databaseUrl) throw new Error(ownServer);
  const text = await readFile(join(from, descriptionFile), 'utf8').catch(() => {
    throw new Error(`${from} is not a complete backup: it has no ${descriptionFile}.`);
  });
  const { postgres, files, bytes } = description.parse(JSON.parse(text));
  const { version: installed } = await installedPostgres();
  if (majorOf(postgres) !== majorOf(installed))
    throw new Error(
      `This backup needs PostgreSQL ${postgres}, and this checkout has ${installed}. Restore it with the checkout that made it.`,
    );
  const data = await readdir(dataDir).catch(() => []);
  if (data.length > 0)
    throw new Error(
      `${dataDir} is not empty. Set DATA_DIR to a new folder, or delete the data there with npm run reset.`,
    );
  const half = `${dataDir}.part`;
  // A restore that was interrupted may have left some of it.
  if (await stat(half).catch(() => null)) await removeEmbeddedPostgres({ dataDir: clusterFolder(half) });
  await rm(half, { recursive: true, force: true });
  const others = await copyFolder(from, half, {
    isCopied: (name) => name !== descriptionFile,
    isOpened: (name) => name !== 'postgres',
  });
  const cluster = await restoreCluster({ from: join(from, 'postgres'), dataDir: clusterFolder(half) });
  if (cluster.files + others.files !== files || cluster.bytes + others.bytes !== bytes) {
    await removeEmbeddedPostgres({ dataDir: clusterFolder(half) });
    await rm(half, { recursive: true, force: true });
    throw new Error(`${from} has lost files since it was made. Restore another backup.`);
  }
  await rm(dataDir, { recursive: true, force: true });
  await rename(half, dataDir);
}

const majorOf = (version: string) => version.split('.')[0];
