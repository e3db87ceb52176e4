import type { DataExportRow } from '#accounts/tables.ts';

export type Archive = Pick<DataExportRow, 'id' | 'gatheredAs'>;

/** Of an archive that lies in parts in the private files. Who gathers it a second time writes beside the first. */
export const partKey = ({ id, gatheredAs }: Archive, number: number): string =>
  ['data-exports', id, ...(gatheredAs ? [gatheredAs] : []), `${number}.part`].join('/');

/** Of its first so many parts. */
export const partKeys = (archive: Archive, parts: number): string[] =>
  Array.from({ length: parts }, (_, number) => partKey(archive, number));

/** So much of it is held at a time, when it is written and when it is fetched. */
export const partBytes = 4 * 1024 * 1024;
