import { signupInput } from '@besesaka/schema/accounts/login-inputs.ts';
import { Link, useLocation } from 'react-router';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { PasswordField, TextField } from '#ui/forms/text-field.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import { useSignUp } from './use-log-in.ts';

const passwords = ['password', 'passwordConfirm'] as const;

export function SignupForm({ onSignedUp }: { onSignedUp: () => void }) {
  const signUp = useSignUp();
  const action = `/signup${useLocation().search}`;
  const form = useInputForm(signupInput, { draft: 'signup', secret: passwords }, async (input) => {
    const refusal = await signUp(input);
    if (!refusal) onSignedUp();
    return refusal;
  });
  const { formState, trigger, watch } = form.form;
  const { touchedFields } = formState;

  // Only after the confirmation was visited: a message that disappears on press would move the button away.
  const compareAgain = () => {
    if (touchedFields.passwordConfirm) void trigger('passwordConfirm');
  };

  return (
    <InputForm of={form} action={action}>
      <TextField name="fullName" label="Full name" autoComplete="name" />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <TextField name="email" label="Email" />
        <TextField
          name="telephoneNumber"
          label="Phone"
          hint="10 digits, such as 0241234567"
          inputMode="numeric"
          autoComplete="tel-national"
        />
      </div>
      <PasswordField
        name="password"
        label="Password"
        hint={<PasswordChecklist password={watch('password') ?? ''} />}
        autoComplete="new-password"
        onChange={compareAgain}
      />
      <PasswordField name="passwordConfirm" label="Confirm password" autoComplete="new-password" />
      <Agreement />
      <SubmitButton size="large" wide>
        Create account
      </SubmitButton>
    </InputForm>
  );
}

function Agreement() {
  return (
    <p className="text-muted text-sm">
      By creating an account you agree to our <PolicyLink slug="terms">Terms of use</PolicyLink> and to the use of your
      data as our <PolicyLink slug="privacy">Privacy policy</PolicyLink> says.
    </p>
  );
}

/** Opens in a new tab, so that typed text is not lost. */
function PolicyLink({ slug, children }: { slug: string; children: string }) {
  return (
    <Link
      to={`/policies/${slug}`}
      target="_blank"
      className="link relative after:absolute after:-inset-y-3 after:inset-x-0"
    >
      {children}
    </Link>
  );
}
