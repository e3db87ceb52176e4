import type { Theme } from '#platform/theme.ts';

export const themeLabels: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' };
