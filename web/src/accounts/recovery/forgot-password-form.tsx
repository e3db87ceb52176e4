import { resetRequestInput } from '@besesaka/schema/accounts/inputs.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useRequestReset } from './use-recovery.ts';

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const requestReset = useRequestReset();
  const form = useInputForm(resetRequestInput, { draft: { none: 'one address' } }, async ({ email }) => {
    const refusal = await requestReset(email);
    if (!refusal) onSent(email);
    return refusal;
  });
  return (
    <InputForm of={form}>
      <TextField name="email" label="Email" autoComplete="username" />
      <SubmitButton size="large" wide>
        Send reset link
      </SubmitButton>
    </InputForm>
  );
}
