import { useOutside } from '#platform/page/use-outside.ts';
import { themeKey } from './preferences.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export function readTheme(stored: string | null): Theme {
  return themes.find((theme) => theme === stored) ?? 'system';
}

const listeners = new Set<() => void>();

function currentTheme(): Theme {
  return readTheme(document.documentElement.dataset.theme ?? null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies the theme and saves it on this device. Without the attribute the style sheets follow the system. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useOutside(subscribe, currentTheme, 'system');
}

export const themeLabels: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' };
