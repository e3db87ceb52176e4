import { randomBytes } from 'node:crypto';
import { accessTokenPrefix } from '@besesaka/schema/kernel/scopes.ts';

/** Begin the other secrets, so that users and scanners recognise them. */
const prefixes = { code: 'bsc_', refresh: 'bsr_', app: 'bss_' } as const;

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

export const newCode = (): string => prefixes.code + random(32);
export const newAppSecret = (): string => prefixes.app + random(32);
/** The part of a grant's tokens that stays. Only who has had one of them knows it. */
export const newGrantSecret = (): string => random(16);

export const newTokens = (grantSecret: string) => ({
  access: `${accessTokenPrefix}${grantSecret}.${random(32)}`,
  refresh: `${prefixes.refresh}${grantSecret}.${random(32)}`,
});

const pattern = /^bs[ar]_([\w-]{22})\.[\w-]{43}$/;

/** Null for a text that is no token of ours. */
export const grantSecretOf = (token: string): string | null => pattern.exec(token)?.[1] ?? null;
