import { classNames } from '#ui/display/class-names.ts';
import { PlainButton, type PlainButtonProps } from './plain-button.tsx';

interface IconButtonProps extends PlainButtonProps {
  /** The button's action, for screen readers. */
  label: string;
}

export const iconButtonStyle = 'icon-button';

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <PlainButton aria-label={label} title={label} className={classNames(iconButtonStyle, className)} {...rest} />;
}
