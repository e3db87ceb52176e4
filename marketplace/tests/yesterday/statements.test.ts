import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withConnection } from '#platform/db/connection.ts';
import { startTestDatabase } from '#testing/database.ts';

test('what the services of the last release ask is understood by today’s database', async () => {
  const texts: string[] = JSON.parse(await readFile(new URL('./statements.json', import.meta.url), 'utf8'));
  expect(texts.length).toBeGreaterThan(100);
  const database = await startTestDatabase();
  const refused = await withConnection(database.url, async (client) => {
    const faults: string[] = [];
    for (const [n, text] of texts.entries()) {
      await client.query(`prepare s${n} as ${text}`).catch(({ message }: Error) => faults.push(`${message}: ${text}`));
    }
    return faults;
  });
  expect(refused).toEqual([]);
  await database.close();
});
