/** Of an archive that lies in parts in the private files. */
export const partKey = (id: string, number: number): string => `data-exports/${id}/${number}.part`;

/** So much of it is held at a time, when it is written and when it is fetched. */
export const partBytes = 4 * 1024 * 1024;
