import { resetRequestInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountLimits } from '@besesaka/schema/accounts/limits.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { Input } from '#ui/controls/input.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { useRequestReset } from './use-recovery.ts';

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const requestReset = useRequestReset();
  const { form, element, submit, failure, missing } = useInputForm(
    resetRequestInput,
    { draft: { none: 'one address' } },
    async ({ email }) => {
      const refusal = await requestReset(email);
      if (!refusal) onSent(email);
      return refusal;
    },
  );
  const { register, formState } = form;

  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert message={failure} />
      <Field label="Email" error={formState.errors.email?.message}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={accountLimits.emailMax}
          {...register('email')}
        />
      </Field>
      <SubmitButton size="large" wide missing={missing} busy={formState.isSubmitting}>
        Send reset link
      </SubmitButton>
    </form>
  );
}
