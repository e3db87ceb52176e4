import { contactInput } from '@besesaka/schema/help/inputs.ts';
import { inquiryKind, helpLimits as limits } from '@besesaka/schema/help/limits.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useViewer } from '#accounts/viewer.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
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
  const { form, element, submit, failure, missing } = useInputForm(
    contactInput,
    { draft: 'contact' },
    async (input) => {
      const problem = await contact(input);
      if (!problem && received.current) onSent(received.current);
      return problem && { ...problem, message: problem.message || '' };
    },
  );
  const { register, formState, watch, getFieldState, getValues, setValue } = form;
  const { errors, isSubmitting } = formState;
  const { viewer } = useViewer();
  useEffect(() => {
    if (!viewer) return;
    // Preserve anything that the user has typed meanwhile.
    if (!getValues('name')) setValue('name', viewer.fullName, { shouldValidate: true });
    if (!getValues('email')) setValue('email', viewer.email, { shouldValidate: true });
  }, [viewer, getValues, setValue]);

  const send = async (event: FormEvent) => {
    const wasReady = missing.length === 0;
    await submit(event);
    if (wasReady) return;
    const fault = formError(fields.flatMap((name) => getFieldState(name).error?.message ?? []));
    if (fault) toast.error({ about: 'contact', ...fault });
  };

  return (
    <form ref={element} action="/contact" method="post" noValidate onSubmit={send} className="flex flex-col gap-5">
      <FormAlert message={failure} />
      <ContactFields register={register} errors={errors} length={watch('message')?.length ?? 0} />
      <SubmitButton
        size="large"
        missing={missing}
        busy={isSubmitting}
        onBlocked={() => element.current?.requestSubmit()}
      >
        Send message
      </SubmitButton>
    </form>
  );
}

type Values = Parameters<ReturnType<typeof useContact>>[0];

interface FieldsProps {
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values>;
  /** The length of the message. */
  length: number;
}

function ContactFields({ register, errors, length }: FieldsProps) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          <Input autoComplete="name" maxLength={limits.nameMax} required {...register('name')} />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...register('email')}
          />
        </Field>
      </div>
      <Field label="What is it about?" error={errors.inquiryType?.message}>
        <Select defaultValue="General" {...register('inquiryType')}>
          {inquiryKind.values.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
      </Field>
      <Field label="Subject" error={errors.subject?.message}>
        <Input autoComplete="off" maxLength={limits.subjectMax} required {...register('subject')} />
      </Field>
      <Field
        label="Message"
        error={errors.message?.message}
        aside={
          <span className="text-muted text-sm tabular-nums">
            {length}/{limits.messageMax}
          </span>
        }
      >
        <Textarea rows={6} maxLength={limits.messageMax} required {...register('message')} />
      </Field>
    </>
  );
}
