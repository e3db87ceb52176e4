import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FieldValues, type Path, type SubmitErrorHandler, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { Failure } from '#platform/network/failure.ts';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import { messageBeside } from './form-post.ts';
import { inputResolver, invalidFields } from './input-resolver.ts';
import { useRefused } from './use-refused.ts';

/** Sends what the contract's input let pass; answers why it did not come about, or null. */
type Send<Values> = (values: Values) => Promise<Pick<Failure, 'message' | 'fields'> | null>;

/**
 * A form checked by the contract's own input. What the service complains of stands at its field; `failure` is what is
 * said above the button. The form may have been on the page before its script: it starts from what stands in its inputs,
 * so it takes no default values, and what was typed or filled in meanwhile counts. `missing` names the fields that keep it
 * from being sent; in the page as it is served none do, as only a script can say so in time.
 */
export function useInputForm<Input extends FieldValues>(
  schema: z.ZodType<Input>,
  send: Send<CamelKeys<Input>>,
  /** Where more is said of what the contract does not let pass than stands at the fields. */
  onInvalid?: SubmitErrorHandler<CamelKeys<Input>>,
) {
  type Values = CamelKeys<Input>;
  const [resolver] = useState(() => inputResolver(schema));
  const refused = useRefused<Values>();
  const form = refused.registering(
    useForm<Values, unknown, Values>({ resolver, mode: 'onTouched', ...refused.options }),
  );
  const element = useRef<HTMLFormElement>(null);
  // Not an error of the form itself, which would keep the button disabled: the same input may well do next time.
  const [failure, setFailure] = useState<string | null>(refused.message);
  const { getValues, setValue, setError, watch } = form;
  useEffect(() => {
    // The inputs have registered with their texts; those who watch a field are told here. A field that was typed into and
    // left before this script was there counts as visited.
    for (const name of Object.keys(getValues()) as Path<Values>[]) {
      const isVisited = wasLeft(element.current?.elements.namedItem(name));
      setValue(name, getValues(name), { shouldTouch: isVisited, shouldValidate: isVisited });
    }
  }, [getValues, setValue]);
  // Only now: what was taken from the inputs is no change.
  useEffect(() => {
    // What was wrong with what stood there before is not wrong with this.
    const watching = watch((_values, { name }) => name && setFailure(null));
    return () => watching.unsubscribe();
  }, [watch]);
  const autofilled = useAutofilled(element);
  const hydrated = useHydrated();

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const refusal = await send(values);
    if (!refusal) return;
    const names = Object.keys(getValues()) as Path<Values>[];
    const complaints = names.flatMap((name) => {
      const message = refusal.fields.find(({ field }) => field === name)?.message;
      return message ? [{ name, message }] : [];
    });
    for (const [n, { name, message }] of complaints.entries()) setError(name, { message }, { shouldFocus: n === 0 });
    setFailure(messageBeside(refusal.message, complaints));
  }, onInvalid);

  const { isValid, errors } = form.formState;
  // What the service complained of counts until something changes.
  const complained = isValid ? [] : Object.keys(errors);
  const missing = autofilled || !hydrated ? [] : [...new Set([...invalidFields(schema, watch()), ...complained])];
  return { form, element, submit, failure, missing };
}

const wasLeft = (field: unknown): boolean =>
  field instanceof HTMLInputElement && field.value !== field.defaultValue && field !== document.activeElement;

/** A browser hides what it filled in until the person does something: the button must not wait for that. */
function useAutofilled(form: RefObject<HTMLFormElement | null>): boolean {
  const [autofilled, setAutofilled] = useState(false);
  useEffect(() => {
    const look = () => {
      if (form.current?.querySelector('input[type="password"]:autofill')) setAutofilled(true);
    };
    const timers = [100, 500, 1500].map((delay) => setTimeout(look, delay));
    return () => timers.forEach(clearTimeout);
  }, [form]);
  return autofilled;
}
