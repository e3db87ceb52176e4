import { Switch } from '@base-ui/react/switch';
import { setOrderSound, useOrderSound } from './order-sound.ts';

export function OrderSoundSwitch() {
  const on = useOrderSound();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch is a control.
    <label className="flex min-h-11 cursor-pointer select-none items-center gap-3 text-sm">
      <Switch.Root
        checked={on}
        onCheckedChange={setOrderSound}
        className="relative h-6 w-11 shrink-0 rounded-full bg-control p-0.5 transition-colors duration-150 data-checked:bg-brand"
      >
        <Switch.Thumb className="block size-5 rounded-full bg-page transition-transform duration-150 data-checked:translate-x-5" />
      </Switch.Root>
      Sound for new orders
    </label>
  );
}
