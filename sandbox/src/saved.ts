import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** Reads a list that `save` has written; nothing without a file. */
export function readSaved<T extends z.ZodType>(file: string | null, one: T): z.infer<T>[] {
  return file && existsSync(file) ? z.array(one).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

export function save(file: string | null, all: Iterable<object>): void {
  if (!file) return;
  // Written to another file first, so that a crash leaves no partial file.
  writeFileSync(`${file}.new`, JSON.stringify([...all]), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
