import type { ComponentProps } from 'react';
import { classNames } from '#ui/display/class-names.ts';
import { useField } from './field.tsx';
import { inputStyle } from './input.tsx';

export function Textarea({ className, id, ...rest }: ComponentProps<'textarea'>) {
  const field = useField();
  return (
    <textarea
      id={id ?? field?.id}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid || undefined}
      className={classNames(inputStyle, 'h-auto min-h-12 py-3', className)}
      {...rest}
    />
  );
}
