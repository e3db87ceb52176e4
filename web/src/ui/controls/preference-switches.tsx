import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useLowData } from '#platform/device/low-data.tsx';
import { setTheme, type Theme, themeLabels, themes, useTheme } from '#platform/device/theme.ts';
import { Checkbox } from './checkbox.tsx';

const icons = { light: Sun, dark: Moon, system: Monitor } satisfies Record<Theme, typeof Sun>;

/** Light, dark or the system's theme. It applies at once and is saved on this device. */
export function AppearanceSwitch() {
  const current = useTheme();
  return (
    <fieldset className="flex max-w-80 flex-wrap gap-1 noscript:hidden">
      <legend className="sr-only">Appearance</legend>
      {themes.map((theme) => {
        const Icon = icons[theme];
        return (
          <button
            key={theme}
            type="button"
            aria-pressed={current === theme}
            onClick={() => setTheme(theme)}
            className="chip flex-auto justify-center px-2"
          >
            <Icon aria-hidden="true" className="size-4" />
            {themeLabels[theme]}
          </button>
        );
      })}
    </fieldset>
  );
}

export function LowDataSwitch() {
  const { lowData, setLowData } = useLowData();
  return (
    <div className="noscript:hidden">
      <Checkbox label="Use less data" checked={lowData} onChange={(event) => setLowData(event.currentTarget.checked)} />
    </div>
  );
}
