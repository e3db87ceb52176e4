import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  name: string;
  body: AsyncIterable<Uint8Array>;
}

interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  at: number;
}

const version = 20;
/** Sizes follow what they are about, as nobody knows them before; names are UTF-8. */
const flags = 0x0808;
const deflated = 8;

/** An archive as it comes into being: no more of it is held than what is packed at the moment. Each entry up to 4 GB. */
export async function* zip(entries: AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let at = 0;
  const out = (bytes: Uint8Array): Uint8Array => {
    at += bytes.length;
    return bytes;
  };
  for await (const { name, body } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at };
    yield out(record(0x04034b50, [common(entry, now), u16(0), entry.name]));
    for await (const chunk of pack(body, entry)) yield out(chunk);
    yield out(record(0x08074b50, [sizes(entry)]));
    written.push(entry);
  }
  const begin = at;
  for (const entry of written) {
    const rest = [u16(0), u16(0), u16(0), u16(0), u32(0), u32(entry.at), entry.name];
    yield out(record(0x02014b50, [u16(version), common(entry, now), ...rest]));
  }
  const counts = [u16(0), u16(0), u16(written.length), u16(written.length)];
  yield out(record(0x06054b50, [...counts, u32(at - begin), u32(begin), u16(0)]));
}

async function* pack(body: AsyncIterable<Uint8Array>, entry: Written): AsyncGenerator<Uint8Array> {
  const counted = async function* () {
    for await (const chunk of body) {
      entry.crc = crc32(chunk, entry.crc);
      entry.size += chunk.length;
      yield chunk;
    }
  };
  // Whoever reads on learns of what goes wrong on the way.
  const packed = pipeline(Readable.from(counted()), createDeflateRaw(), () => {});
  for await (const chunk of packed) {
    entry.packed += chunk.length;
    yield chunk;
  }
}

/** Of both headers of an entry. */
function common(entry: Written, now: Date): Buffer {
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1);
  const day = ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate();
  const head = [u16(version), u16(flags), u16(deflated), u16(time), u16(day)];
  return Buffer.concat([...head, sizes(entry), u16(entry.name.length)]);
}

const sizes = ({ crc, packed, size }: Written): Buffer => Buffer.concat([u32(crc), u32(packed), u32(size)]);

const record = (signature: number, parts: Buffer[]): Buffer => Buffer.concat([u32(signature), ...parts]);

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
