import { useQuery } from '@apollo/client/react';
import { changeEmailInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { PasswordField, TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';

const EmailChangeDocument = graphql(`
  query EmailChange {
    viewer {
      user {
        id
        email
      }
      emailChange {
        newEmail
        expiresAt
      }
    }
  }
`);

const RequestEmailChangeMutation = graphql(`
  mutation RequestEmailChange($input: RequestEmailChangeInput!) {
    result: requestEmailChange(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

/** The address changes when the link mailed to the new one is opened. A pending change is shown; a new request replaces it. */
export function ChangeEmailForm({ onRequested }: { onRequested: (email: string) => void }) {
  const { data } = useQuery(EmailChangeDocument, { fetchPolicy: 'network-only' });
  const { user, emailChange } = data?.viewer ?? {};
  const { send } = useSend(RequestEmailChangeMutation, {
    failed: accountTexts.emailChangeFailed,
    offline: texts.somethingWrong,
    done: (_result, { input }) => onRequested(input.newEmail),
  });
  const form = useInputForm(changeEmailInput, { draft: { none: 'an address and a password' } }, (input) =>
    send({ input }),
  );
  return (
    <InputForm of={form} className="max-w-md gap-5">
      {user && <p className="break-words text-muted">You log in by {user.email}.</p>}
      {emailChange && (
        <p role="status" className="break-words rounded-md bg-gold-tint px-4 py-3">
          Open the link that we sent to {emailChange.newEmail}, until {longDateTime(emailChange.expiresAt)}. Until then
          nothing changes.
        </p>
      )}
      <TextField name="newEmail" label="New email" />
      <PasswordField name="password" label="Your password" autoComplete="current-password" />
      <SubmitButton>Change email address</SubmitButton>
    </InputForm>
  );
}
