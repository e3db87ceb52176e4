import type { ComponentProps } from 'react';
import { InputFormContext, type InputFormParts } from '#platform/forms/form-fields.ts';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { classNames } from '#ui/display/class-names.ts';

interface Props extends Omit<ComponentProps<'form'>, 'ref' | 'method' | 'noValidate'> {
  of: InputFormParts;
}

/** The form of `useInputForm`: its fields and button take the rest from it. */
export function InputForm({ of, className = 'gap-5', children, ...rest }: Props) {
  return (
    <form
      ref={of.element}
      method="post"
      noValidate
      onSubmit={of.submit}
      className={classNames('flex flex-col', className)}
      {...rest}
    >
      <FormAlert message={of.failure} />
      <InputFormContext value={of}>{children}</InputFormContext>
    </form>
  );
}
