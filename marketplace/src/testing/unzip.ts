import { inflateRawSync } from 'node:zlib';

/** The files of a small archive by their names, as its directory at the end tells them. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let n = 0; n < count; n += 1) {
    const [packed, size] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
    const nameLength = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const body = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const file = inflateRawSync(archive.subarray(body, body + packed));
    if (file.length !== size) throw new Error(`${name} has ${file.length} bytes instead of ${size}`);
    files.set(name, file);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
