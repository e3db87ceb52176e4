import { newPasswordForm } from '@besesaka/schema/accounts/inputs.ts';
import type { ResetLinkInput } from '#gql/graphql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useResetPassword } from './use-recovery.ts';

export function ResetPasswordForm({ link, onReset }: { link: ResetLinkInput; onReset: () => void }) {
  const resetPassword = useResetPassword();
  const form = useInputForm(newPasswordForm, { draft: { none: 'passwords' } }, async ({ newPassword }) => {
    const refusal = await resetPassword({ ...link, newPassword });
    if (!refusal) onReset();
    return refusal;
  });
  return (
    <InputForm of={form}>
      <NewPasswordFields form={form.form} />
      <SubmitButton size="large" wide>
        Reset password
      </SubmitButton>
    </InputForm>
  );
}
