import type { ComponentProps } from 'react';
import { classNames } from '#ui/display/class-names.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The button's action, for screen readers. */
  label: string;
}

export const iconButtonStyle = 'icon-button';

export function IconButton({ label, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      aria-label={label}
      title={label}
      className={classNames(iconButtonStyle, className)}
      {...rest}
    />
  );
}
