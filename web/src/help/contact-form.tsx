import { contactInput } from '@besesaka/schema/help/inputs.ts';
import { inquiryKind } from '@besesaka/schema/help/limits.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import { useViewer } from '#accounts/viewer.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useToast, useToasterAhead } from '#ui/toasts/toast.tsx';
import { formError, type Received, useContact } from './use-contact.ts';

const fields = ['name', 'email', 'inquiryType', 'subject', 'message'] as const;

/** The button is disabled until everything is filled in, and says why. */
export function ContactForm({ onSent }: { onSent: (received: Received) => void }) {
  const received = useRef<Received>(null);
  const contact = useContact((one) => {
    received.current = one;
  });
  const toast = useToast();
  useToasterAhead();
  const form = useInputForm(contactInput, { draft: 'contact', start: { inquiryType: 'General' } }, async (input) => {
    const problem = await contact(input);
    if (!problem && received.current) onSent(received.current);
    return problem && { ...problem, message: problem.message || '' };
  });
  const { getFieldState, getValues, setValue } = form.form;
  const { viewer } = useViewer();
  useEffect(() => {
    if (!viewer) return;
    // Preserve anything that the user has typed meanwhile.
    if (!getValues('name')) setValue('name', viewer.fullName, { shouldValidate: true });
    if (!getValues('email')) setValue('email', viewer.email, { shouldValidate: true });
  }, [viewer, getValues, setValue]);

  const send = async (event: FormEvent) => {
    const wasReady = form.missing.length === 0;
    await form.submit(event);
    if (wasReady) return;
    const fault = formError(fields.flatMap((name) => getFieldState(name).error?.message ?? []));
    if (fault) toast.error({ about: 'contact', ...fault });
  };

  return (
    <InputForm of={form} action="/contact" onSubmit={send}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField name="email" label="Email" />
      </div>
      <SelectField name="inquiryType" label="What is it about?" options={inquiryKind.values} />
      <TextField name="subject" label="Subject" autoComplete="off" />
      <TextAreaField name="message" label="Message" rows={6} counts />
      <SubmitButton size="large" onBlocked={() => form.element.current?.requestSubmit()}>
        Send message
      </SubmitButton>
    </InputForm>
  );
}
