import type { ComponentProps } from 'react';
import '#styles/switch.css';

/** A checkbox that looks like a switch. */
export function Switch(props: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>) {
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked.
      role="switch"
      className="switch"
      {...props}
    />
  );
}
