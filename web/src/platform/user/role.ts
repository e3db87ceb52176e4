import { type RoleHint, roleHint } from '@besesaka/schema/kernel/hints.ts';
import { useOutside } from '#platform/page/use-outside.ts';

export type Role = RoleHint;

export function roleFromCookies(cookies: string): Role | null {
  const value = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${roleHint.cookie}=`))
    ?.slice(roleHint.cookie.length + 1);
  return roleHint.values.find((role) => role === value) ?? null;
}

const listeners = new Set<() => void>();
let current: Role | null = null;

/** Reads the cookie again: at the start, after login and logout, and when the user returns to the tab. */
export function refreshRole(): Role | null {
  const role = roleFromCookies(document.cookie);
  if (role === null) delete document.documentElement.dataset.role;
  else document.documentElement.dataset.role = role;
  if (role !== current) {
    current = role;
    for (const listener of listeners) listener();
  }
  return role;
}

/** Removes the hint when the session has ended. */
export function forgetRole(): void {
  writeRole('', 0);
}

/** Corrects the hint of a buyer who opened a shop during the session. An admin stays one. */
export function rememberSeller(days: number): void {
  if (current === 'user') writeRole('seller', days * 24 * 60 * 60);
}

function writeRole(role: Role | '', maxAge: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on many phones.
  document.cookie = `${roleHint.cookie}=${role}; path=/; max-age=${maxAge}; samesite=lax`;
  refreshRole();
}

export function currentRole(): Role | null {
  return current;
}

export function onRoleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null for visitors, and for everyone until hydration is done. Before that, use the CSS variants. */
export function useRole(): Role | null {
  return useOutside(onRoleChange, currentRole, null);
}
