import type { ComponentProps, ReactNode } from 'react';
import { type FieldOptions, type FormField, useFormField } from '#platform/forms/form-fields.ts';
import { Counter } from '#ui/controls/counter.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { RegionSelect } from '#ui/controls/region-select.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';

interface Shown extends FieldOptions {
  /** The field of the contract's input, in camel case. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
}

type Props<Control extends 'input' | 'select' | 'textarea'> = Shown &
  Omit<ComponentProps<Control>, 'name' | 'onChange' | 'ref'>;

/** Splits what the label shows from what its control takes. */
function useShown<Rest extends Shown>({ name, label, hint, aside, onChange, deps, ...control }: Rest) {
  const field = useFormField(name, { ...(onChange && { onChange }), ...(deps && { deps }) });
  return { field, control, shown: { label, hint, aside, error: field.error } };
}

const byKind: Record<NonNullable<FormField['kind']>, ComponentProps<'input'>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel' },
  money: { inputMode: 'decimal' },
  number: { inputMode: 'numeric' },
  date: { type: 'date' },
};

/** A text of one line. Its kind, maximum length and error follow from the form's input. */
export function TextField(props: Props<'input'>) {
  const { field, shown, control } = useShown(props);
  return (
    <Field {...shown}>
      <Input {...(field.kind && byKind[field.kind])} maxLength={field.maxLength} {...field.control} {...control} />
    </Field>
  );
}

/** Has no maximum length, because a password that was cut when pasted would be another one. */
export function PasswordField(props: Props<'input'>) {
  const { field, shown, control } = useShown(props);
  return (
    <Field {...shown}>
      <PasswordInput {...field.control} {...control} />
    </Field>
  );
}

/** A text of several lines, with the number of characters where `counts`. */
export function TextAreaField({ counts, ...props }: Props<'textarea'> & { counts?: boolean }) {
  const { field, shown, control } = useShown(props);
  const { maxLength, text } = field;
  const counter = counts && maxLength && <Counter length={text.length} of={maxLength} />;
  return (
    <Field {...shown} aside={shown.aside ?? counter}>
      <Textarea maxLength={maxLength} {...field.control} {...control} />
    </Field>
  );
}

interface SelectProps extends Props<'select'> {
  /** The label of the empty choice. */
  none?: string;
  /** The choices: their values, or their labels by value. */
  options?: readonly string[] | Readonly<Record<string, string>>;
}

export function SelectField({ none, options = {}, children, ...props }: SelectProps) {
  const { field, shown, control } = useShown(props);
  const choices = Array.isArray(options) ? options.map((value) => [value, value]) : Object.entries(options);
  return (
    <Field {...shown}>
      <Select {...field.control} {...control}>
        {none && <option value="">{none}</option>}
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {children}
      </Select>
    </Field>
  );
}

export function RegionField(props: Props<'select'>) {
  const { field, shown, control } = useShown(props);
  return (
    <Field {...shown}>
      <RegionSelect {...field.control} {...control} />
    </Field>
  );
}
