import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  name: string;
  body: AsyncIterable<Uint8Array>;
  /** True for pictures, which do not compress any further. */
  isCompressed?: boolean;
}

const nothing = new Uint8Array();

/** Streams the archive, so that at most one chunk of one entry is in memory. */
export async function* zip(entries: AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    chunks.push(bytes);
  });
  function take(): Uint8Array[] {
    const ready = chunks;
    chunks = [];
    return ready;
  }
  for await (const { name, body, isCompressed = false } of entries) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = now;
    archive.add(file);
    for await (const chunk of body) {
      file.push(chunk);
      yield* take();
    }
    file.push(nothing, true);
    yield* take();
  }
  archive.end();
  yield* take();
}
