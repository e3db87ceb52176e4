import { join } from 'node:path';
import type { Config } from '#platform/config.ts';
import { createDiskFiles } from './disk-files.ts';
import type { Files } from './files.ts';
import { createS3Files } from './s3-files.ts';

export function createFiles({ config }: { config: Pick<Config, 's3' | 'dataDir'> }): Files {
  return config.s3 ? createS3Files(config.s3) : createDiskFiles({ folder: join(config.dataDir, 'files') });
}
