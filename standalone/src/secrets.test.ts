import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { saveSecrets } from './secrets.ts';

test('secrets are made once, kept, and readable by their owner only', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'besesaka-secrets-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = join(parent, 'data');
  const created = await saveSecrets(folder);
  expect(await saveSecrets(folder)).toEqual(created);
  expect(created.session).not.toBe(created.service);
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
});
