import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeEmbeddedPostgres } from '@besesaka/embedded-db/postgres.ts';
import { withConnection } from '@besesaka/marketplace/platform/db/connection.ts';
import { deepOnly } from '@besesaka/marketplace/tests/world/depth.ts';
import { expect, test } from 'vitest';
import { clusterFolder, startDatabase } from '#database.ts';
import { saveSecrets } from '#secrets.ts';

const run = promisify(execFile);
const operating = await readFile(new URL('../../docs/operating.md', import.meta.url), 'utf8');

/** Runs a block of docs/operating.md word for word. */
async function follow(name: string, cwd: string): Promise<void> {
  const block = operating.split(`\`\`\`sh ${name}\n`)[1]?.split('```')[0];
  expect(block).toBeTruthy();
  await run('sh', ['-euc', block ?? ''], { cwd });
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL's user cannot enter a folder of mode 700 that root made, so the database moves. */
test.each([0o755, ...(isRoot ? deepOnly(0o700) : [])])(
  'a site that was copied as the documentation says is restored as it says (folder of mode %i)',
  async (mode) => {
    const folder = await mkdtemp(join(tmpdir(), 'besesaka-backup-'));
    await chmod(folder, mode);
    const dataDir = join(folder, '.data');
    const life = async <T>(act: (url: string) => Promise<T>): Promise<T> => {
      const database = await startDatabase({ databaseUrl: null, dataDir }, () => {});
      return act(database.url).finally(() => database.stop());
    };
    const notes = (url: string) =>
      withConnection(url, async (client) =>
        (await client.query('select note from notes')).rows.map(({ note }) => note),
      );
    const write = (statement: string) => (url: string) =>
      withConnection(url, async (client) => void (await client.query(statement)));
    try {
      const secrets = await saveSecrets(dataDir);
      await writeFile(join(dataDir, 'a-file'), 'a picture');
      await life(write("create table notes as select 'before' as note"));
      await follow('backup-one', folder);

      await rm(join(dataDir, 'a-file'));
      await life(write("update notes set note = 'after'"));
      await follow('restore-one', folder);
      expect(await life(notes)).toEqual(['before']);
      expect(await readFile(join(dataDir, 'a-file'), 'utf8')).toBe('a picture');
      expect(await saveSecrets(dataDir)).toEqual(secrets);
    } finally {
      await removeEmbeddedPostgres({ dataDir: clusterFolder(dataDir) });
      await rm(folder, { recursive: true });
    }
  },
  60_000,
);
