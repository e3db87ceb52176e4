import { useMutation } from '@apollo/client/react';
import { changePasswordForm } from '@besesaka/schema/accounts/inputs.ts';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { useState } from 'react';
import { formRefusal, type Refusal } from '#accounts/refusal.ts';
import { EndPrograms } from '#accounts/sessions/end-programs.tsx';
import { graphql } from '#gql/gql.ts';
import type { ChangePasswordInput } from '#gql/graphql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const ChangePasswordMutation = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    result: changePassword(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

/** The user stays logged in here; all other sessions end. */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const changePassword = useChangePassword();
  const [endPrograms, setEndPrograms] = useState(false);
  const { form, element, submit, failure, missing } = useInputForm(
    changePasswordForm,
    { draft: { none: 'passwords' } },
    async ({ oldPassword, newPassword }) => {
      const refusal = await changePassword({ oldPassword, newPassword, endPrograms });
      if (!refusal) onChanged();
      return refusal;
    },
  );
  const { formState, register, trigger, watch } = form;
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="flex max-w-md flex-col gap-5">
      <FormAlert message={failure} />
      <Field label="Current password" error={formState.errors.oldPassword?.message}>
        <PasswordInput autoComplete="current-password" {...register('oldPassword')} />
      </Field>
      <NewPasswordFields
        register={register}
        errors={formState.errors}
        password={watch('newPassword') ?? ''}
        onPassword={() => formState.touchedFields.confirmPassword && void trigger('confirmPassword')}
      />
      <EndPrograms checked={endPrograms} onChange={setEndPrograms} />
      <SubmitButton missing={missing} busy={formState.isSubmitting}>
        Change password
      </SubmitButton>
    </form>
  );
}

function useChangePassword(): (input: ChangePasswordInput) => Promise<Refusal | null> {
  const [change] = useMutation(ChangePasswordMutation, { fetchPolicy: 'no-cache' });
  return async (input) => {
    const outcome = await outcomeOf(change({ variables: { input } }));
    return 'failure' in outcome ? formRefusal(outcome.failure, accountTexts.changePasswordFailed) : null;
  };
}
