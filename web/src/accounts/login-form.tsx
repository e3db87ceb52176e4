import { accountLimits } from '@besesaka/schema/accounts/limits.ts';
import { loginInput } from '@besesaka/schema/accounts/login-inputs.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { useRefusedForm } from '#platform/page/reply.ts';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { Input } from '#ui/controls/input.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
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
  const { form, element, submit, failure, missing } = useInputForm(loginInput, noDraft, async (input) => {
    const refusal = await logIn(input);
    if (!refusal) onLoggedIn();
    else if (refusal.needsCode) setNeedsCode(true);
    return refusal;
  });
  const { register, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (needsCode) setFocus('code');
  }, [needsCode, setFocus]);

  return (
    <form
      ref={element}
      action={`/login${search}`}
      method="post"
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <FormAlert message={failure} />
      <Field label="Email" error={errors.email?.message}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={accountLimits.emailMax}
          {...register('email')}
        />
      </Field>
      <Field label="Password" error={errors.password?.message} aside={forgotten}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      {needsCode && (
        <Field
          label="Code from your app"
          hint="From your authenticator app, or one of your recovery codes."
          error={errors.code?.message}
        >
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={accountLimits.codeTypedMax}
            {...register('code')}
          />
        </Field>
      )}
      <SubmitButton size="large" wide missing={missing} busy={isSubmitting}>
        Log in
      </SubmitButton>
    </form>
  );
}
