import { newPasswordForm } from '@besesaka/schema/accounts/inputs.ts';
import type { ResetLinkInput } from '#gql/graphql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useResetPassword } from './use-recovery.ts';

export function ResetPasswordForm({ link, onReset }: { link: ResetLinkInput; onReset: () => void }) {
  const resetPassword = useResetPassword();
  const { form, element, submit, failure, missing } = useInputForm(
    newPasswordForm,
    { draft: { none: 'passwords' } },
    async ({ newPassword }) => {
      const refusal = await resetPassword({ ...link, newPassword });
      if (!refusal) onReset();
      return refusal;
    },
  );
  const { formState, register, trigger, watch } = form;

  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert message={failure} />
      <NewPasswordFields
        register={register}
        errors={formState.errors}
        password={watch('newPassword') ?? ''}
        onPassword={() => formState.touchedFields.confirmPassword && void trigger('confirmPassword')}
      />
      <SubmitButton size="large" wide missing={missing} busy={formState.isSubmitting}>
        Reset password
      </SubmitButton>
    </form>
  );
}
