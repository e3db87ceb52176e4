import { Field } from '#ui/controls/field.tsx';
import { RegionSelect } from '#ui/controls/region-select.tsx';
import { Select } from '#ui/controls/select.tsx';
import { type FieldProps, useShown } from './use-shown.ts';

interface SelectProps extends FieldProps<'select'> {
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

export function RegionField(props: FieldProps<'select'>) {
  const { field, shown, control } = useShown(props);
  return (
    <Field {...shown}>
      <RegionSelect {...field.control} {...control} />
    </Field>
  );
}
