import { createHash, randomBytes } from 'node:crypto';
import { apiKeyPrefix as prefix } from '@besesaka/schema/kernel/scopes.ts';

export function newSecret(): string {
  return prefix + randomBytes(32).toString('base64url');
}

/** A secret of 256 random bits needs no slow hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const secretHint = (secret: string): string => secret.slice(0, prefix.length + 4);
