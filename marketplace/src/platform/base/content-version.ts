import { createHash } from 'node:crypto';
import { Stale } from './errors.ts';

/** The version of a value that is stored as a whole: another one for each content. Pass it as the database returned it. */
export function contentVersion(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

/** Refuses a write that is based on another content than the current one. Calls without a version always apply. */
export function requireVersion(read: string | undefined, current: string | undefined): void {
  if (read !== undefined && read !== current) throw new Stale();
}
