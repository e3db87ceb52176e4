import { signupInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountLimits } from '@besesaka/schema/accounts/limits.ts';
import { useState } from 'react';
import { inputResolver } from '#platform/forms/input-resolver.ts';
import { usePageForm } from '#platform/forms/use-page-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { FormAlert } from './form-alert.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import { signupFields } from './signup-fields.ts';
import { useSignUp } from './use-sign-up.ts';

const resolver = inputResolver(signupInput);

export function SignupForm({ onSignedUp }: { onSignedUp: () => void }) {
  const { form, element, ready } = usePageForm(resolver);
  const { register, formState, setError, trigger, watch } = form;
  const { errors, isSubmitting, touchedFields } = formState;
  const password = watch('password') ?? '';
  // Not an error of the form itself, which would keep the button disabled: the same input may well do next time.
  const [failure, setFailure] = useState<string | null>(null);
  const signUp = useSignUp();

  // Not before the confirmation was visited: its message would go as the button is pressed, and the button would move away.
  const compareAgain = () => {
    if (touchedFields.passwordConfirm) void trigger('passwordConfirm');
  };

  const submit = form.handleSubmit(async (input) => {
    setFailure(null);
    const refusal = await signUp(input);
    if (!refusal) return onSignedUp();
    const fields = refusal.fields.flatMap(({ field, message }) => {
      const name = signupFields.find((known) => known === field);
      return name ? [{ name, message }] : [];
    });
    setFailure(refusal.message);
    for (const [n, { name, message }] of fields.entries()) setError(name, { message }, { shouldFocus: n === 0 });
  });

  return (
    // A form that is sent before its script is there must not write the password into the address.
    <form ref={element} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
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
      <Button type="submit" size="large" wide disabled={!ready} busy={isSubmitting}>
        Create account
      </Button>
    </form>
  );
}
