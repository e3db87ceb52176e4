import { changePasswordForm } from '@besesaka/schema/accounts/inputs.ts';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useState } from 'react';
import { EndPrograms } from '#accounts/sessions/end-programs.tsx';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { PasswordField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
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
  const { send } = useSend(ChangePasswordMutation, {
    failed: accountTexts.changePasswordFailed,
    offline: texts.somethingWrong,
    done: onChanged,
  });
  const [endPrograms, setEndPrograms] = useState(false);
  const form = useInputForm(changePasswordForm, { draft: { none: 'passwords' } }, ({ oldPassword, newPassword }) =>
    send({ input: { oldPassword, newPassword, endPrograms } }),
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
