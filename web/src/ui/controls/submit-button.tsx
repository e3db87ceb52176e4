import { type ComponentProps, use, useId } from 'react';
import { InputFormContext } from '#platform/forms/form-fields.ts';
import { Button } from './button.tsx';
import { blockedBy, type Missing, MissingLine } from './missing-line.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'blocked'> & Partial<Missing>;

/** The button that sends a form; in an `InputForm` it takes its state from there. It is off until the form is complete and changed, with a line that says why; while fields are missing, pressing it leads there. */
export function SubmitButton({ missing, sentences, isUnchanged, blocked, ...button }: Props) {
  const id = useId();
  const of = use(InputFormContext);
  const form = { missing: missing ?? of?.missing ?? [], sentences, isUnchanged, blocked };
  return (
    <div
      data-unchanged={isUnchanged && !blocked ? '' : undefined}
      className={`flex gap-x-4 gap-y-2 ${button.wide ? 'flex-col' : 'flex-wrap items-center'}`}
    >
      <Button type="submit" busy={of?.isSending} {...blockedBy(form, id)} {...button} />
      <MissingLine id={id} {...form} />
    </div>
  );
}
