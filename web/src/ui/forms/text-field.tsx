import type { ComponentProps } from 'react';
import type { FormField } from '#platform/forms/form-fields.ts';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { type FieldProps, useShown } from './use-shown.ts';

const byKind: Record<NonNullable<FormField['kind']>, ComponentProps<'input'>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel' },
  money: { inputMode: 'decimal' },
  number: { inputMode: 'numeric' },
  date: { type: 'date' },
};

/** A text of one line. Its kind, maximum length and error follow from the form's input. */
export function TextField(props: FieldProps<'input'>) {
  const { field, shown, control } = useShown(props);
  return (
    <Field {...shown}>
      <Input {...(field.kind && byKind[field.kind])} maxLength={field.maxLength} {...field.control} {...control} />
    </Field>
  );
}

/** Has no maximum length, because a password that was cut when pasted would be another one. */
export function PasswordField(props: FieldProps<'input'>) {
  const { field, shown, control } = useShown(props);
  return (
    <Field {...shown}>
      <PasswordInput {...field.control} {...control} />
    </Field>
  );
}
