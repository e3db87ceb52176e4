import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '#ui/display/class-names.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

const tones: Record<ButtonTone, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'bg-surface text-text ring-1 ring-inset ring-line hover:bg-sunken',
  quiet: 'text-text hover:bg-sunken',
  danger: 'bg-clay text-on-clay hover:bg-clay-strong',
};

const sizes: Record<ButtonSize, string> = {
  small: 'h-11 px-4 text-sm',
  medium: 'h-11 px-5 text-base',
  large: 'h-13 px-7 text-lg',
};

/** The look of a button, for links too: `<Link className={buttonStyle({ tone: 'primary' })}>`. */
export function buttonStyle({ tone = 'primary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return classNames(
    'inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-full font-semibold',
    'transition-[background-color,opacity,scale] duration-150 ease-out active:scale-[0.98]',
    'disabled:cursor-not-allowed disabled:opacity-55 disabled:active:scale-100',
    tones[tone],
    sizes[size],
    wide && 'w-full',
  );
}

export interface ButtonLook {
  tone?: ButtonTone;
  size?: ButtonSize;
  wide?: boolean;
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Keeps the button's place, name and focus while its work is under way: a disabled one would lose the focus. */
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

/** Only inside a control that is at work; pages show skeletons. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
