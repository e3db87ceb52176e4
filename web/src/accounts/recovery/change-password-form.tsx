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
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { PasswordField } from '#ui/forms/text-field.tsx';
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
  const form = useInputForm(
    changePasswordForm,
    { draft: { none: 'passwords' } },
    async ({ oldPassword, newPassword }) => {
      const refusal = await changePassword({ oldPassword, newPassword, endPrograms });
      if (!refusal) onChanged();
      return refusal;
    },
  );
  return (
    <InputForm of={form} className="max-w-md gap-5">
      <PasswordField name="oldPassword" label="Current password" autoComplete="current-password" />
      <NewPasswordFields form={form.form} />
      <EndPrograms checked={endPrograms} onChange={setEndPrograms} />
      <SubmitButton>Change password</SubmitButton>
    </InputForm>
  );
}

function useChangePassword(): (input: ChangePasswordInput) => Promise<Refusal | null> {
  const [change] = useMutation(ChangePasswordMutation, { fetchPolicy: 'no-cache' });
  return async (input) => {
    const outcome = await outcomeOf(change({ variables: { input } }));
    return 'failure' in outcome ? formRefusal(outcome.failure, accountTexts.changePasswordFailed) : null;
  };
}
