import { createHash } from 'node:crypto';

/** The same name always gives the same UUID (version 8): for rows that are known before the database is. */
export function stableId(name: string): string {
  const bytes = createHash('sha256').update(`besesaka ${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
