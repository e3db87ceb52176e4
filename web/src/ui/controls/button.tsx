import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '#ui/display/class-names.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

/** The button style, for links too: `<Link className={buttonStyle({ tone: 'primary' })}>`. */
export function buttonStyle({ tone = 'primary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return classNames(`button button-${tone} button-${size}`, wide && 'w-full');
}

export interface ButtonLook {
  tone?: ButtonTone;
  size?: ButtonSize;
  wide?: boolean;
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Preserves the button's place, name and focus while its work runs: a disabled button would lose the focus. */
  busy?: boolean;
}

export function Button({ tone, size, wide, busy = false, className, children, onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      className={classNames(buttonStyle({ tone, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? notAgain : onClick}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

const notAgain = (event: MouseEvent) => event.preventDefault();

/** For controls at work only; pages show skeletons. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
