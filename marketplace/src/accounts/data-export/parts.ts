import type { DataExportRow } from '#accounts/tables.ts';

export type Archive = Pick<DataExportRow, 'id' | 'gatheredAs'>;

/**
 * The key of one part of an archive in the private files. Each run has its own prefix, so concurrent runs do not
 * overwrite each other.
 */
export const partKey = ({ id, gatheredAs }: Archive, number: number): string =>
  ['data-exports', id, ...(gatheredAs ? [gatheredAs] : []), `${number}.part`].join('/');

/** The keys of the first `parts` parts. */
export const partKeys = (archive: Archive, parts: number): string[] =>
  Array.from({ length: parts }, (_, number) => partKey(archive, number));

/** The part size, which bounds the memory needed to write or read an archive. */
export const partBytes = 4 * 1024 * 1024;
