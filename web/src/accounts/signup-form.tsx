import { accountLimits } from '@besesaka/schema/accounts/limits.ts';
import { signupInput } from '@besesaka/schema/accounts/login-inputs.ts';
import { Link, useLocation } from 'react-router';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { Input } from '#ui/controls/input.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import { useSignUp } from './use-log-in.ts';

const passwords = ['password', 'passwordConfirm'] as const;

export function SignupForm({ onSignedUp }: { onSignedUp: () => void }) {
  const signUp = useSignUp();
  const action = `/signup${useLocation().search}`;
  const { form, element, submit, failure, missing } = useInputForm(
    signupInput,
    { draft: 'signup', secret: passwords },
    async (input) => {
      const refusal = await signUp(input);
      if (!refusal) onSignedUp();
      return refusal;
    },
  );
  const { register, formState, trigger, watch } = form;
  const { errors, isSubmitting, touchedFields } = formState;
  const password = watch('password') ?? '';

  // Only after the confirmation was visited: a message that disappears on press would move the button away.
  const compareAgain = () => {
    if (touchedFields.passwordConfirm) void trigger('passwordConfirm');
  };

  return (
    <form ref={element} action={action} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert message={failure} />
      <Field label="Full name" error={errors.fullName?.message}>
        <Input autoComplete="name" {...register('fullName')} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={accountLimits.emailMax}
          {...register('email')}
        />
      </Field>
      <Field label="Phone" hint="10 digits, such as 0241234567" error={errors.telephoneNumber?.message}>
        <Input type="tel" inputMode="numeric" autoComplete="tel-national" {...register('telephoneNumber')} />
      </Field>
      <Field label="Password" hint={<PasswordChecklist password={password} />} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password', { onChange: compareAgain })} />
      </Field>
      <Field label="Confirm password" error={errors.passwordConfirm?.message}>
        <PasswordInput autoComplete="new-password" {...register('passwordConfirm')} />
      </Field>
      <Agreement />
      <SubmitButton size="large" wide missing={missing} busy={isSubmitting}>
        Create account
      </SubmitButton>
    </form>
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
      className="relative text-brand underline underline-offset-4 after:absolute after:-inset-y-3 after:inset-x-0"
    >
      {children}
    </Link>
  );
}
