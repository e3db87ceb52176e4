import type { OrderName } from './product-order.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const largest = { '-created_at': Number.MAX_SAFE_INTEGER };
const largestInteger = 2_147_483_647;

/** A cursor holds the ordering of its list and the keys of the last row seen. */
export function encodeCursor(order: OrderName, keys: string[]): string {
  return Buffer.from(JSON.stringify([order, ...keys])).toString('base64url');
}

/** Returns null for a cursor that is malformed, forged, or from another ordering. */
export function decodeCursor(order: OrderName, cursor: string): string[] | null {
  const parts = parse(cursor);
  const [name, ...keys] = parts;
  const numbers = keys.slice(0, -1);
  if (name !== order || numbers.length !== (order === 'relevance' ? 2 : 1)) return null;
  const limit = order === '-created_at' ? largest[order] : largestInteger;
  const sound = numbers.every((key) => /^\d{1,16}$/.test(key) && Number(key) <= limit);
  return sound && uuid.test(keys.at(-1) ?? '') ? keys : null;
}

function parse(cursor: string): string[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value : [];
  } catch {
    return [];
  }
}
