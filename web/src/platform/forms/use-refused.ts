import { useState } from 'react';
import type { FieldErrors, FieldValues, UseFormRegister } from 'react-hook-form';
import { useRefusedForm } from '#platform/page/reply.ts';

/** The server's errors after a post without JavaScript, in React Hook Form's shape. */
export function useRefused<Values extends FieldValues>() {
  const refused = useRefusedForm();
  // The same object each time, or the errors would return with every change.
  const [errors] = useState(() => refused && errorsOf<Values>(refused.errors));
  const withTyped =
    (register: UseFormRegister<Values>): UseFormRegister<Values> =>
    (name, options) => {
      const typed = refused?.values[name];
      return { ...register(name, options), ...(typed !== undefined && { defaultValue: typed }) };
    };
  return {
    message: refused?.message ?? null,
    options: errors ? { errors } : {},
    /** The fields start with the texts that were sent. */
    registering: <Form extends { register: UseFormRegister<Values> }>(form: Form): Form =>
      refused ? { ...form, register: withTyped(form.register) } : form,
  };
}

/** The server names only fields of the form. */
function errorsOf<Values extends FieldValues>(errors: Readonly<Record<string, string>>): FieldErrors<Values> {
  const entries = Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]);
  return Object.fromEntries(entries) as FieldErrors<Values>;
}
