/** Begins every access token, so that people and scanners recognise one. */
export const accessTokenPrefix = 'bsk_';

/** What an access token may do. Writing includes reading. */
export const scopes = [
  'catalogue:read',
  'catalogue:write',
  'orders:read',
  'orders:write',
  'products:read',
  'products:write',
  'chat:read',
  'chat:write',
] as const;
export type Scope = (typeof scopes)[number];

/** The scope that an operation needs. `any`: every token may call it. Null: no token may, because it concerns the account or money. */
export type NeededScope = Scope | 'any' | null;

export function isGranted(granted: readonly Scope[], needed: NeededScope): boolean {
  if (needed === null) return false;
  if (needed === 'any') return true;
  return granted.some((scope) => scope === needed || scope === needed.replace(':read', ':write'));
}
