import { isUuid } from '#platform/ids.ts';

/** The last conversation that was shown. */
interface Position {
  lastAt: Date;
  id: string;
}

export function encodeCursor({ lastAt, id }: Position): string {
  return Buffer.from(`${lastAt.getTime()} ${id}`).toString('base64url');
}

/** Null for a cursor that is broken or made up. */
export function decodeCursor(cursor: string): Position | null {
  const found = /^(\d{1,13}) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString());
  const [, time, id] = found ?? [];
  return time !== undefined && id !== undefined && isUuid(id) ? { lastAt: new Date(Number(time)), id } : null;
}
