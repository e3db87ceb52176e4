import { Monitor, Moon, Sun } from 'lucide-react';
import { setTheme, type Theme, themeLabels, themes, useTheme } from '#platform/device/theme.ts';

const icons = { light: Sun, dark: Moon, system: Monitor } satisfies Record<Theme, typeof Sun>;

/** Light, dark, or as the system has it; applied at once and kept on this device. */
export function AppearanceSwitch() {
  const current = useTheme();
  return (
    <fieldset className="inline-flex w-fit max-w-full flex-wrap rounded-3xl border border-control p-0.5 noscript:hidden">
      <legend className="sr-only">Appearance</legend>
      {themes.map((theme) => {
        const Icon = icons[theme];
        return (
          <button
            key={theme}
            type="button"
            aria-pressed={current === theme}
            onClick={() => setTheme(theme)}
            className="inline-flex h-11 items-center gap-1.5 rounded-full px-3 text-muted text-sm transition-colors hover:text-text aria-pressed:bg-brand-tint aria-pressed:font-semibold aria-pressed:text-brand"
          >
            <Icon aria-hidden="true" className="size-4" />
            {themeLabels[theme]}
          </button>
        );
      })}
    </fieldset>
  );
}
