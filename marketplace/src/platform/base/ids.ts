import { createHash, randomBytes } from 'node:crypto';

/** UUID version 7: ids are ordered by creation time, so new rows are next to each other in an index. */
export function newId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return asUuid(bytes);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** PostgreSQL would reject such an id with an error, so check it first. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** The same name always gives the same UUID (version 8), for rows whose ids must be known before they are inserted. */
export function stableId(name: string): string {
  const bytes = createHash('sha256').update(`besesaka ${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return asUuid(bytes);
}

function asUuid(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
