/**
 * The marketplace gives one position for each page, its end. An edge within a page is that page's
 * start and the number of edges to skip, so that every edge has a cursor without another column.
 */
export interface Position {
  start: string;
  skip: number;
}

export function edgeCursor(start: string, index: number): string {
  return `${start}~${index + 1}`;
}

export function readCursor(cursor: string): Position {
  const match = /^(.*)~(\d{1,3})$/s.exec(cursor);
  return match ? { start: match[1] ?? '', skip: Number(match[2]) } : { start: cursor, skip: 0 };
}
