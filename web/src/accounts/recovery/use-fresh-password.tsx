import { useMutation } from '@apollo/client/react';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { type ReactNode, useState } from 'react';
import { formRefusal } from '#accounts/refusal.ts';
import { graphql } from '#gql/gql.ts';
import { type Outcome, outcomeOf } from '#platform/network/failure.ts';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';

const ConfirmPasswordMutation = graphql(`
  mutation ConfirmPassword($input: ConfirmPasswordInput!) {
    result: confirmPassword(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

interface FreshPassword {
  /** Sends a request. If the service requires the password first, it asks for it and sends again. */
  withPassword: <Done>(send: () => Promise<Outcome<Done>>) => Promise<Outcome<Done>>;
  /** The component that uses the hook renders this. */
  dialog: ReactNode;
}

/** For actions that the service only allows shortly after the password was entered. */
export function useFreshPassword(): FreshPassword {
  const [answer, setAnswer] = useState<((isGiven: boolean) => void) | null>(null);
  const withPassword: FreshPassword['withPassword'] = async (send) => {
    const outcome = await send();
    if (!('failure' in outcome) || outcome.failure.code !== 'PASSWORD_NEEDED') return outcome;
    const isGiven = await new Promise<boolean>((done) => setAnswer(() => done));
    setAnswer(null);
    return isGiven ? send() : outcome;
  };
  return { withPassword, dialog: answer && <PasswordDialog onAnswer={answer} /> };
}

function PasswordDialog({ onAnswer }: { onAnswer: (isGiven: boolean) => void }) {
  const [confirm, { loading }] = useMutation(ConfirmPasswordMutation);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async () => {
    setFailure(null);
    const outcome = await outcomeOf(confirm({ variables: { input: { password } } }));
    if ('done' in outcome) return onAnswer(true);
    const { message, fields } = formRefusal(outcome.failure, texts.somethingWrong);
    setFailure(fields[0]?.message ?? message);
  };
  return (
    <FormDialog
      draft={{ none: 'a password' }}
      title="Your password, please"
      text={texts.passwordNeeded}
      submit="Go on"
      busy={loading}
      missing={password === '' ? ['password'] : []}
      onSubmit={() => void submit()}
      onClose={() => onAnswer(false)}
    >
      <FormAlert message={failure} />
      <Field label="Your password">
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
