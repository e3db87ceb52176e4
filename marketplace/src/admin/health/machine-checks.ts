import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isLoopback } from '@besesaka/schema/kernel/server-limits.ts';
import { hourMs } from '#platform/base/clock.ts';
import { newId } from '#platform/base/ids.ts';
import { type Check, fault, ok, warning } from './installation.ts';

const gigabyte = 1024 ** 3;
/** A day's copy may be late by some hours. */
const backupHours = 36;

export const isPublic = (url: string): boolean => !isLoopback(new URL(url).hostname);

/** Checks of this machine and its configuration. */
export const machineChecks: readonly Check[] = [
  {
    name: 'node',
    label: 'Node',
    mend: 'Install Node 24.',
    find: ({ node }) => {
      const [major = 0, minor = 0] = node.split('.').map(Number);
      if (major < 20 || (major === 20 && minor < 19))
        return fault(`Node ${node} is too old.`, 'Install Node 24. Besesaka needs 20.19 or newer.');
      if (major < 22) return warning(`Node ${node} gets no security fixes any more.`, 'Install Node 24.');
      return ok(`Node ${node}.`);
    },
  },
  {
    name: 'secrets',
    label: 'Keys',
    mend: 'Make each secret with openssl rand -hex 32.',
    find: ({ config: { sessionSecret, serviceSecret } }) => {
      const mend =
        'Make SESSION_SECRET and SERVICE_SECRET each with openssl rand -hex 32. The former SESSION_SECRET goes into SESSION_SECRET_OLD.';
      if (sessionSecret === serviceSecret) return fault('SESSION_SECRET and SERVICE_SECRET are the same.', mend);
      const isWeak = [sessionSecret, serviceSecret].some((secret) => new Set(secret).size < 10);
      return isWeak
        ? fault('A secret repeats few characters, so it can be guessed.', mend)
        : ok('The secrets differ and are long.');
    },
  },
  {
    name: 'exposure',
    label: 'Demo and developer pages',
    mend: 'Set PUBLIC_URL to the address that users open.',
    find: ({ config: { publicUrl, demoLogins, devPages } }) => {
      if (!isPublic(publicUrl)) return ok('The site is for this machine only.');
      const open = [...(demoLogins ? ['DEMO_LOGINS'] : []), ...(devPages ? ['DEV_PAGES'] : [])];
      if (open.length === 0) return ok('Demo users cannot log in, and stored mails cannot be read.');
      return fault(
        `Strangers can reach what ${open.join(' and ')} opens.`,
        `Set ${open.join('=off and ')}=off, and restart.`,
      );
    },
  },
  {
    name: 'disk',
    label: 'Disk',
    mend: 'Set DATA_DIR to a folder that exists.',
    find: async ({ config: { dataDir }, spaceIn }) => {
      const { freeBytes, allBytes } = await spaceIn(dataDir);
      const share = Math.round((freeBytes / Math.max(1, allBytes)) * 100);
      const found = `${(freeBytes / gigabyte).toFixed(1)} GB are free, ${share}% of the disk.`;
      const mend = 'Free space on the disk, or move the data to a larger one.';
      if (freeBytes < gigabyte) return fault(found, mend);
      return freeBytes < 5 * gigabyte ? warning(found, mend) : ok(found);
    },
  },
  {
    name: 'files',
    label: 'File store',
    mend: 'Let the server write to DATA_DIR, or check S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    find: async ({ config, files }) => {
      const key = `health/${newId()}.txt`;
      const body = new Uint8Array([1]);
      await files.put('private', key, { body, contentType: 'text/plain' });
      const stored = await files.get('private', key);
      await files.remove('private', key);
      if (stored?.body[0] !== 1) return fault('A file that was written could not be read.', 'Check the file store.');
      if (config.redisUrl && !config.s3)
        return warning(
          'Files are on the disk of one server.',
          'Set S3_ENDPOINT and its keys if there are several marketplaces.',
        );
      return ok('Files can be written, read and removed.');
    },
  },
  {
    name: 'backups',
    label: 'Backups',
    mend: 'Let the server read BACKUP_DIR.',
    find: async ({ config: { backupDir }, now }) => {
      const mend = 'Make a copy each day, as docs/operating.md says, and set BACKUP_DIR to its folder.';
      if (!backupDir) return warning('Nothing watches the backups, because BACKUP_DIR is not set.', mend);
      const newestBackup = await newestIn(backupDir);
      if (newestBackup === null) return fault('There is no backup in BACKUP_DIR.', mend);
      const hours = Math.round((now.getTime() - newestBackup) / hourMs);
      const found = `The newest backup is ${hours} hours old.`;
      return hours > backupHours ? fault(found, 'Find out why the daily copy stopped, and make one now.') : ok(found);
    },
  },
];

/** When the newest copy was completed: a file that is not empty, or a folder of `npm run backup`. */
async function newestIn(folder: string): Promise<number | null> {
  const copies = (await readdir(folder)).map((name) => join(folder, name));
  const files = await Promise.all(
    copies.map(async (path) => {
      const stats = await stat(path);
      return stats.isFile() ? stats : stat(join(path, 'backup.json')).catch(() => null);
    }),
  );
  const times = files.flatMap((file) => (file && file.size > 0 ? [file.mtimeMs] : []));
  return times.length > 0 ? Math.max(...times) : null;
}
