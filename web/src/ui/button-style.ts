import { classNames } from './class-names.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const tones: Record<ButtonTone, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'bg-surface text-text ring-1 ring-inset ring-line hover:bg-sunken',
  quiet: 'text-text hover:bg-sunken',
  danger: 'bg-clay text-on-clay hover:bg-clay-strong',
};

// Small ones still take a 44 px touch: the pseudo-element reaches beyond what is drawn.
const sizes: Record<ButtonSize, string> = {
  small: 'relative h-9 px-3.5 text-sm after:absolute after:inset-x-0 after:-inset-y-1',
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
