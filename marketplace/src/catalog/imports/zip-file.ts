import { buffer } from 'node:stream/consumers';
import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { type Entry, fromBufferPromise } from 'yauzl';
import { productPicture } from '#catalog/selling/uploads.ts';
import { InvalidInput } from '#platform/base/errors.ts';

export type ZipFile = Awaited<ReturnType<typeof openZip>>;

export function isZip(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));
}

/**
 * Opens a zip file in memory. Entries are unpacked on request, and never beyond the size that they state:
 * the library ends the stream there.
 */
export async function openZip(bytes: Uint8Array) {
  const entries = new Map<string, Entry>();
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
    autoClose: false,
  }).catch(() => {
    throw refusal(texts.zipUnreadable);
  });
  if (zip.entryCount > limits.zipEntries) throw refusal(texts.zipTooMany);
  try {
    for await (const entry of zip.eachEntry()) if (isFile(entry)) entries.set(entry.fileName, entry);
  } catch {
    throw refusal(texts.zipUnreadable);
  }
  const read = async (entry: Entry, most: number) => {
    if (entry.uncompressedSize > most) return null;
    return buffer(await zip.openReadStreamPromise(entry)).catch(() => null);
  };
  const byName = new Map([...entries].map(([name, entry]) => [baseName(name), entry]));
  return {
    /** Unpacks the only CSV file. */
    async readTable(): Promise<Uint8Array> {
      if (entries.has('xl/workbook.xml')) throw refusal(texts.fileIsWorkbook);
      const [table, other] = [...entries.values()].filter(({ fileName }) => /\.csv$/i.test(fileName));
      if (!table || other) throw refusal(texts.zipWithoutCsv);
      if (table.uncompressedSize > limits.csvBytes) throw refusal(texts.fileTooLarge);
      const csv = await read(table, limits.csvBytes);
      if (!csv) throw refusal(texts.zipUnreadable);
      return csv;
    },
    has: (name: string) => entries.has(name) || byName.has(name),
    /** Unpacks a picture by its path, or by its name alone. Null if it is too large or damaged. */
    readPicture(name: string): Promise<Buffer | null> {
      const entry = entries.get(name) ?? byName.get(name);
      return entry ? read(entry, productPicture.bytesMax) : Promise.resolve(null);
    },
  };
}

/** Systems add files of their own, such as `__MACOSX/._products.csv`. */
function isFile({ fileName }: Entry): boolean {
  return !fileName.endsWith('/') && !fileName.startsWith('__MACOSX/') && !baseName(fileName).startsWith('.');
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function refusal(text: string): InvalidInput {
  return new InvalidInput({ file: [text] }, text);
}
