import { confirmPasswordInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import type { Outcome } from '#platform/network/failure.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { PasswordField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';

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
  /**
   * Sends a request. If the service requires the password first, it asks for it and sends again. If it requires a second
   * factor, it offers to set one up, and the settings lead back.
   */
  withPassword: <Done>(send: () => Promise<Outcome<Done>>) => Promise<Outcome<Done>>;
  /** The component that uses the hook renders this. */
  dialog: ReactNode;
}

/** For actions that the service only allows shortly after the password was entered. */
export function useFreshPassword(): FreshPassword {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [answer, setAnswer] = useState<((isGiven: boolean) => void) | null>(null);
  const withPassword: FreshPassword['withPassword'] = async (send) => {
    const outcome = await send();
    if (!('failure' in outcome)) return outcome;
    const { code, message: text } = outcome.failure;
    if (
      code === 'SECOND_FACTOR_NEEDED' &&
      (await confirm({ title: 'Login codes first', text, confirm: 'Set them up' }))
    )
      navigate(`/dashboard/settings?section=security&redirect=${encodeURIComponent(pathname + search)}`);
    if (code !== 'PASSWORD_NEEDED') return outcome;
    const isGiven = await new Promise<boolean>((done) => setAnswer(() => done));
    setAnswer(null);
    return isGiven ? send() : outcome;
  };
  return { withPassword, dialog: answer && <PasswordDialog onAnswer={answer} /> };
}

function PasswordDialog({ onAnswer }: { onAnswer: (isGiven: boolean) => void }) {
  const { send } = useSend(ConfirmPasswordMutation, { failed: texts.somethingWrong, done: () => onAnswer(true) });
  const form = useInputForm(confirmPasswordInput, { draft: { none: 'a password' } }, (input) => send({ input }));
  return (
    <FormDialog
      of={form}
      title="Your password, please"
      text={texts.passwordNeeded}
      submit="Go on"
      onClose={() => onAnswer(false)}
    >
      <PasswordField name="password" label="Your password" autoComplete="current-password" />
    </FormDialog>
  );
}
