import type { ComponentProps, ReactNode } from 'react';
import { type FieldOptions, useFormField } from '#platform/forms/form-fields.ts';

interface Shown extends FieldOptions {
  /** The field of the contract's input, in camel case. */
  name: string;
  label: ReactNode;
  isOptional?: boolean;
  hint?: ReactNode;
  aside?: ReactNode;
}

export type FieldProps<Control extends 'input' | 'select' | 'textarea'> = Shown &
  Omit<ComponentProps<Control>, 'name' | 'onChange' | 'ref'>;

/** Splits what the label shows from what its control takes. */
export function useShown<Rest extends Shown>(props: Rest) {
  const { name, label, isOptional, hint, aside, onChange, deps, ...control } = props;
  const field = useFormField(name, { ...(onChange && { onChange }), ...(deps && { deps }) });
  return { field, control, shown: { label, isOptional, hint, aside, error: field.error } };
}
