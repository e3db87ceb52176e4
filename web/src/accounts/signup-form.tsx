import { signupInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountLimits } from '@besesaka/schema/accounts/limits.ts';
import { passwordRules } from '@besesaka/schema/accounts/texts.ts';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { useState } from 'react';
import { inputResolver } from '#platform/forms/input-resolver.ts';
import { usePageForm } from '#platform/forms/use-page-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { FormAlert } from './account-screen.tsx';
import { useSignUp } from './use-sign-up.ts';

/** The fields of the signup form, under which the service's complaints are shown. */
const signupFields = ['fullName', 'email', 'telephoneNumber', 'password', 'passwordConfirm'] as const;

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

/** The rules of a password, ticked off while one types. */
function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul aria-label="Password rules" className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {passwordRules.map((rule) => {
        const met = rule.test(password);
        const Icon = met ? Check : Circle;
        return (
          <li
            key={rule.id}
            className={classNames('flex items-center gap-2 text-sm', met ? 'font-medium text-brand' : 'text-muted')}
          >
            <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={met ? 3 : 2} />
            {rule.label}
            <span className="sr-only">{met ? ' (met)' : ' (missing)'}</span>
          </li>
        );
      })}
    </ul>
  );
}
