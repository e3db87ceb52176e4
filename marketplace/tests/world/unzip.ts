import { unzipSync } from 'fflate';

/** The files of a small archive by name. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  return new Map(Object.entries(unzipSync(archive)).map(([name, body]) => [name, Buffer.from(body)]));
}
