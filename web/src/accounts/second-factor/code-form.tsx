import { secondFactorCodeInput } from '@besesaka/schema/accounts/login-inputs.ts';
import type { Refusal } from '#accounts/refusal.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

interface Props {
  submit: string;
  /** Returns why the code was refused, or null. */
  onCode: (code: string) => Promise<Refusal | null>;
}

export function CodeForm({ submit: label, onCode }: Props) {
  const form = useInputForm(secondFactorCodeInput, { draft: { none: 'a code' } }, ({ code }) => onCode(code));
  return (
    <InputForm of={form} className="max-w-md gap-5">
      <TextField name="code" label="Code from your app" inputMode="numeric" autoComplete="one-time-code" />
      <SubmitButton>{label}</SubmitButton>
    </InputForm>
  );
}
