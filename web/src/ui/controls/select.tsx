import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classNames } from '#ui/display/class-names.ts';
import { useField } from './field.tsx';
import { inputStyle } from './input.tsx';

/** The native select works well on every phone and needs no code. */
export function Select({ className, id, children, ...rest }: ComponentProps<'select'>) {
  const field = useField();
  return (
    <div className="relative">
      <select
        id={id ?? field?.id}
        aria-describedby={field?.describedBy}
        aria-invalid={field?.invalid || undefined}
        className={classNames(inputStyle, 'appearance-none truncate pr-11', className)}
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-muted"
      />
    </div>
  );
}
