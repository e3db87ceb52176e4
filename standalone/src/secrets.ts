import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const secrets = z.object({ session: z.string().min(32), service: z.string().min(32) });

export type Secrets = z.infer<typeof secrets>;

/** Secrets are generated once and saved, so that a restart logs no one out. */
export async function saveSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const saved = await readFile(file, 'utf8').catch(() => null);
  if (saved) return secrets.parse(JSON.parse(saved));
  const created = { session: randomBytes(32).toString('base64url'), service: randomBytes(32).toString('base64url') };
  await mkdir(dataDir, { recursive: true });
  // Written to another file first, so that a crash leaves no partial file.
  await writeFile(`${file}.new`, JSON.stringify(created), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return created;
}
