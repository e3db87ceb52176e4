import type { ComponentProps } from 'react';
import { classNames } from '#ui/display/class-names.ts';
import { useField } from './field.tsx';

/** The text is 16 px, so iOS does not zoom into the page. */
export const inputStyle =
  'h-12 w-full min-w-0 rounded-md border border-control bg-surface px-4 text-base text-text transition-colors duration-150 placeholder:text-muted hover:border-muted focus-visible:border-brand focus-visible:outline-offset-0 aria-invalid:border-clay disabled:bg-sunken disabled:text-muted';

export function Input({ className, id, ...rest }: ComponentProps<'input'>) {
  const field = useField();
  return (
    <input
      id={id ?? field?.id}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid || undefined}
      className={classNames(inputStyle, className)}
      {...rest}
    />
  );
}
