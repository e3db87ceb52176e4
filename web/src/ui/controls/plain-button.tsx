import type { ComponentProps, MouseEvent } from 'react';

/** Why a button cannot be used now: a sentence, or the id of the element that shows it. */
type Blocked = string | false | null | undefined | { shownBy: string };

export interface PlainButtonProps
  extends Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled' | 'aria-busy' | 'aria-describedby'> {
  /** Its work runs. */
  busy?: boolean;
  /** The work of another button beside it runs, which shows the spinner. */
  waits?: boolean;
  blocked?: Blocked;
  /** Leads to what is missing, so that the blocked button can be pressed and does not look off. */
  onBlocked?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/**
 * A button without a style, and the only one that can be switched off: with a reason. It stays in place with its name and
 * its focus, which `disabled` would lose. A sentence is its title; a Button shows it.
 */
export function PlainButton({ busy = false, waits = false, blocked, onBlocked, ...props }: PlainButtonProps) {
  const { type, title, onClick, ...rest } = props;
  const isOff = busy || waits || Boolean(blocked);
  const guide = blocked && !busy && !waits && onBlocked;
  const notNow = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    if (guide) guide(event);
  };
  const isSentence = typeof blocked === 'string' && blocked !== '';
  return (
    <button
      type={type ?? 'button'}
      title={isSentence ? blocked : title}
      {...rest}
      aria-describedby={blocked && typeof blocked === 'object' ? blocked.shownBy : undefined}
      aria-busy={busy || undefined}
      // biome-ignore lint/plugin: this is the place where the reason is required.
      aria-disabled={isOff || undefined}
      data-guides={guide ? '' : undefined}
      onClick={isOff ? notNow : onClick}
    />
  );
}
