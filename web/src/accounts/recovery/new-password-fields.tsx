import { passwordRules } from '@besesaka/schema/accounts/texts.ts';
import { PasswordChecklist } from '#accounts/password-checklist.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { PasswordField } from '#ui/forms/text-field.tsx';

interface Props {
  form: {
    watch: (name: 'newPassword') => string | undefined;
    trigger: (name: 'confirmPassword') => Promise<boolean>;
    formState: { touchedFields: { confirmPassword?: boolean } };
  };
}

/** A new password with its strength and rules, and a field to confirm it. */
export function NewPasswordFields({ form: { watch, trigger, formState } }: Props) {
  const password = watch('newPassword') ?? '';
  const hint = (
    <div className="flex flex-col gap-2">
      <StrengthMeter password={password} />
      <PasswordChecklist password={password} />
    </div>
  );
  const compareAgain = () => formState.touchedFields.confirmPassword && void trigger('confirmPassword');
  return (
    <>
      <PasswordField
        name="newPassword"
        label="New password"
        hint={hint}
        autoComplete="new-password"
        onChange={compareAgain}
      />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
    </>
  );
}

const colours = ['bg-control', 'bg-clay', 'bg-gold', 'bg-brand', 'bg-brand'] as const;

function StrengthMeter({ password }: { password: string }) {
  const { level, label } = strengthOf(password);
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden="true" className="grid flex-1 grid-cols-4 gap-1.5">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1.5 rounded-full transition-colors duration-150',
              level >= step ? colours[level] : 'bg-line',
            )}
          />
        ))}
      </span>
      <span aria-live="polite" className="min-w-14 text-end font-medium">
        {label && <span className="sr-only">Password strength: </span>}
        {label}
      </span>
    </div>
  );
}

interface Strength {
  /** Filled bars, of four. */
  level: 0 | 1 | 2 | 3 | 4;
  label: string;
}

const comfortable = 12;

/** Rates a password: good when it meets all rules, strong when it is long as well. */
export function strengthOf(password: string): Strength {
  if (!password) return { level: 0, label: '' };
  const met = passwordRules.filter((rule) => rule.test(password)).length;
  if (met === passwordRules.length)
    return password.length >= comfortable ? { level: 4, label: 'Strong' } : { level: 3, label: 'Good' };
  return met > passwordRules.length / 2 ? { level: 2, label: 'Fair' } : { level: 1, label: 'Weak' };
}
