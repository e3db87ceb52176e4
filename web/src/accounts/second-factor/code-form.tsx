import { accountLimits } from '@besesaka/schema/accounts/limits.ts';
import { secondFactorCodeInput } from '@besesaka/schema/accounts/login-inputs.ts';
import type { Refusal } from '#accounts/refusal.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { Input } from '#ui/controls/input.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';

interface Props {
  submit: string;
  /** Returns why the code was refused, or null. */
  onCode: (code: string) => Promise<Refusal | null>;
}

export function CodeForm({ submit: label, onCode }: Props) {
  const { form, element, submit, failure, missing } = useInputForm(
    secondFactorCodeInput,
    {
      draft: { none: 'a code' },
    },
    ({ code }) => onCode(code),
  );
  const { errors, isSubmitting } = form.formState;
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="flex max-w-md flex-col gap-5">
      <FormAlert message={failure} />
      <Field label="Code from your app" error={errors.code?.message}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={accountLimits.codeTypedMax}
          {...form.register('code')}
        />
      </Field>
      <SubmitButton missing={missing} busy={isSubmitting}>
        {label}
      </SubmitButton>
    </form>
  );
}
