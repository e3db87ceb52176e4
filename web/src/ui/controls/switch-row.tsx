import type { ReactNode } from 'react';
import { Switch } from './switch.tsx';

interface SwitchRowProps {
  label: string;
  /** Explains the effect on other users. */
  hint?: ReactNode;
  checked: boolean;
  /** The change is being saved. */
  busy?: boolean;
  /** Why it cannot be changed now, in place of the hint. */
  blocked?: string | false;
  onChange: (checked: boolean) => void;
}

/** The switch takes effect at once, and the whole row is its tap target. */
export function SwitchRow({ label, hint, checked, busy, blocked, onChange }: SwitchRowProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch is a control.
    <label className="flex min-h-11 cursor-pointer select-none flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      {/* With large letters the switch moves below the text. */}
      <span className="min-w-0 flex-1 basis-32">
        <span className="block font-medium">{label}</span>
        {(blocked || hint) && <span className="block text-muted text-sm">{blocked || hint}</span>}
      </span>
      <Switch
        checked={checked}
        disabled={Boolean(blocked)}
        aria-readonly={busy}
        onChange={({ target }) => {
          if (!busy) onChange(target.checked);
        }}
      />
    </label>
  );
}
