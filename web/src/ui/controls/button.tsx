import { useId } from 'react';
import { classNames } from '#ui/display/class-names.ts';
import { PlainButton, type PlainButtonProps } from './plain-button.tsx';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

/** The button style, for links too: `<Link className={buttonStyle({ tone: 'primary' })}>`. */
export function buttonStyle({ tone = 'primary', size = 'medium', wide = false }: ButtonStyle = {}): string {
  return classNames(`button button-${tone} button-${size}`, wide && 'w-full');
}

export interface ButtonStyle {
  tone?: ButtonTone;
  size?: ButtonSize;
  wide?: boolean;
}

interface ButtonProps extends PlainButtonProps, ButtonStyle {}

/** A reason that is a sentence is shown after the button. */
export function Button({ tone, size, wide, className, children, blocked, ...rest }: ButtonProps) {
  const reasonId = useId();
  const isSentence = typeof blocked === 'string' && blocked !== '';
  return (
    <>
      <PlainButton
        className={classNames(buttonStyle({ tone, size, wide }), className)}
        blocked={isSentence ? { shownBy: reasonId } : blocked}
        {...rest}
      >
        {rest.busy && <Spinner />}
        {children}
      </PlainButton>
      {isSentence && (
        <p id={reasonId} className="basis-full text-muted text-sm">
          {blocked}
        </p>
      )}
    </>
  );
}

/** For controls at work only; pages show skeletons. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
