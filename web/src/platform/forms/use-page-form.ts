import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';

/**
 * A form that was on the page before its script: it starts from what stands in its inputs, so it takes no default
 * values, and what was typed or filled in meanwhile counts.
 */
export function usePageForm<Values extends FieldValues>(resolver: Resolver<Values, unknown, Values>) {
  const form = useForm<Values, unknown, Values>({ resolver, mode: 'onTouched' });
  const element = useRef<HTMLFormElement>(null);
  const { getValues, setValue } = form;
  useEffect(() => {
    // The inputs have registered with their texts; those who watch a field are told here.
    for (const name of Object.keys(getValues()) as Path<Values>[])
      setValue(name, getValues(name), { shouldValidate: false });
  }, [getValues, setValue]);
  const autofilled = useAutofilled(element);
  return { form, element, ready: form.formState.isValid || autofilled };
}

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
