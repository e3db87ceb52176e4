import { loginInput } from '@besesaka/schema/accounts/login-inputs.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { useRefusedForm } from '#platform/page/reply.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { PasswordField, TextField } from '#ui/forms/text-field.tsx';
import { useLogIn } from './use-log-in.ts';

interface Props {
  onLoggedIn: () => void;
  /** The link to the password reset, beside the label. */
  forgotten?: ReactNode;
}

const noDraft = { draft: { none: 'an address and a password' } };

export function LoginForm({ onLoggedIn, forgotten }: Props) {
  const logIn = useLogIn();
  const [needsCode, setNeedsCode] = useState(useRefusedForm()?.errors.code !== undefined);
  const { search } = useLocation();
  const form = useInputForm(loginInput, noDraft, async (input) => {
    const refusal = await logIn(input);
    if (!refusal) onLoggedIn();
    else if (refusal.needsCode) setNeedsCode(true);
    return refusal;
  });
  const { setFocus } = form.form;
  useEffect(() => {
    if (needsCode) setFocus('code');
  }, [needsCode, setFocus]);

  return (
    <InputForm of={form} action={`/login${search}`}>
      <TextField name="email" label="Email" autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="current-password" aside={forgotten} />
      {needsCode && (
        <TextField
          name="code"
          label="Code from your app"
          hint="From your authenticator app, or one of your recovery codes."
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      <SubmitButton size="large" wide>
        Log in
      </SubmitButton>
    </InputForm>
  );
}
