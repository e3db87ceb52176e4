import { Counter } from '#ui/controls/counter.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { type FieldProps, useShown } from './use-shown.ts';

/** A text of several lines, with the number of characters where `counts`. */
export function TextAreaField({ counts, ...props }: FieldProps<'textarea'> & { counts?: boolean }) {
  const { field, shown, control } = useShown(props);
  const { maxLength, text } = field;
  const counter = counts && maxLength && <Counter length={text.length} of={maxLength} />;
  return (
    <Field {...shown} aside={shown.aside ?? counter}>
      <Textarea maxLength={maxLength} {...field.control} {...control} />
    </Field>
  );
}
