import { useSyncExternalStore } from 'react';

/** What the hint cookie may say. It opens nothing: it only lets the page be right before the first answer. */
export type Role = 'person' | 'seller' | 'admin';

export const roleCookie = 'besesaka-role';
const roles: readonly string[] = ['person', 'seller', 'admin'] satisfies Role[];

export function roleFromCookies(cookies: string): Role | null {
  const value = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${roleCookie}=`))
    ?.slice(roleCookie.length + 1);
  return isRole(value) ? value : null;
}

function isRole(value: string | undefined): value is Role {
  return value !== undefined && roles.includes(value);
}

const listeners = new Set<() => void>();
let current: Role | null = null;

/** Reads the cookie again: at the start, after login and logout, and when the person comes back to the tab. */
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

/** The session is over, whatever the cookie says. */
export function forgetRole(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari of today's phones.
  document.cookie = `${roleCookie}=; path=/; max-age=0; samesite=lax`;
  refreshRole();
}

export function currentRole(): Role | null {
  return current;
}

export function onRoleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null for visitors, on the server and until hydration is done; use the CSS variants where it must be right before. */
export function useRole(): Role | null {
  return useSyncExternalStore(onRoleChange, currentRole, () => null);
}
