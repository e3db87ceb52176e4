import { type CamelKeys, snake } from '@besesaka/schema/kernel/names.ts';
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  type FieldError,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type SubmitErrorHandler,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import type { Failure } from '#platform/network/failure.ts';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import type { FieldOptions, FormField } from './form-fields.ts';
import { messageBeside } from './form-post.ts';
import { inputResolver, invalidFields } from './input-resolver.ts';
import { inputRules } from './input-rules.ts';
import { type DraftOptions, useFieldDraft } from './use-field-draft.ts';
import type { Draft } from './use-form-draft.ts';
import { useRefused } from './use-refused.ts';

/** Sends the validated input. Returns why it failed, or null. */
type Send<Values> = (values: Values) => Promise<Pick<Failure, 'message' | 'fields'> | null>;

interface Options<Values extends FieldValues> extends DraftOptions<Values> {
  draft: Draft;
  /** The texts that the fields start with. */
  start?: Readonly<Record<string, string | null | undefined>> | undefined;
  /** For forms that stay: their fields start again once they were sent. */
  clears?: boolean;
  /** For forms that show more about invalid input than the errors at the fields. */
  onInvalid?: SubmitErrorHandler<Values>;
}

/**
 * A form validated by the contract's input schema. Errors of the service show at their fields; `failure` shows above the
 * button. The form may be on the page before its script, so it takes no default values and starts from the current texts
 * of its inputs. `missing` names the fields that still block sending; it is empty in the server's HTML, where only a script
 * could update it.
 */
export function useInputForm<Input extends FieldValues>(
  schema: z.ZodType<Input>,
  { draft, start, secret, userId, clears = false, onInvalid }: Options<CamelKeys<Input>>,
  send: Send<CamelKeys<Input>>,
) {
  type Values = CamelKeys<Input>;
  const [resolver] = useState(() => inputResolver(schema));
  const refused = useRefused<Values>();
  const form = refused.registering(
    useForm<Values, unknown, Values>({ resolver, mode: 'onTouched', ...refused.options }),
  );
  const element = useRef<HTMLFormElement>(null);
  // Not an error of React Hook Form, which would disable the button: the same input may succeed next time.
  const [failure, setFailure] = useState<string | null>(refused.message);
  const { getValues, setError, watch } = form;
  const { restore, ...fieldDraft } = useFieldDraft(form, typeof draft === 'string' ? draft : null, { secret, userId });
  const begin = useBegin(form, element, restore);
  // Watch only from here on, because reading the inputs is not a change.
  useEffect(() => {
    // The failure was about the previous input.
    const watching = watch((_values, { name }) => name && setFailure(null));
    return () => watching.unsubscribe();
  }, [watch]);
  const autofilled = useAutofilled(element);
  const hydrated = useHydrated();

  let isSent = false;
  const validateAndSend = form.handleSubmit(async (values) => {
    setFailure(null);
    const refusal = await send(values);
    isSent = !refusal;
    if (!refusal) return fieldDraft.forgetDraft();
    const names = Object.keys(getValues()) as Path<Values>[];
    const complaints = names.flatMap((name) => {
      const message = refusal.fields.find(({ field }) => field === name)?.message;
      return message ? [{ name, message }] : [];
    });
    for (const [n, { name, message }] of complaints.entries()) setError(name, { message }, { shouldFocus: n === 0 });
    setFailure(messageBeside(refusal.message, complaints));
  }, onInvalid);
  const submit = async (event?: FormEvent) => {
    await validateAndSend(event);
    // Not while it is submitted, or the first letter of the next text would show an error.
    if (clears && isSent) form.reset();
  };

  const { isValid, errors } = form.formState;
  // Errors of the service count until the input changes.
  const complained = isValid ? [] : Object.keys(errors);
  const missing = autofilled || !hydrated ? [] : [...new Set([...invalidFields(schema, watch()), ...complained])];

  const field = (name: string, options?: FieldOptions) =>
    fieldOf(form, ruleOf(schema, name), { name, start, ...options });
  const { isSubmitting: isSending } = form.formState;
  return { form, element, begin, submit, failure, missing, field, isSending, ...fieldDraft };
}

/** Reads the fields once they are there, and then what was typed before a reload. */
function useBegin<Values extends FieldValues>(
  { getValues, setValue }: UseFormReturn<Values, unknown, Values>,
  element: RefObject<HTMLFormElement | null>,
  restore: () => void,
): () => void {
  const begin = useCallback(() => {
    // The inputs have registered with their texts; this notifies the watchers. A field that was filled in and left before
    // the script was loaded counts as visited.
    for (const name of Object.keys(getValues()) as Path<Values>[]) {
      const isVisited = wasLeft(element.current?.elements.namedItem(name));
      setValue(name, getValues(name), { shouldTouch: isVisited, shouldValidate: isVisited });
    }
    restore();
  }, [getValues, setValue, element, restore]);
  useEffect(begin, [begin]);
  return begin;
}

interface Named extends FieldOptions {
  name: string;
  start: Options<FieldValues>['start'];
}

function fieldOf<Values extends FieldValues>(
  { register, getFieldState, formState, watch }: UseFormReturn<Values, unknown, Values>,
  rule: z.ZodType,
  { name, start, ...options }: Named,
): FormField {
  const path = name as Path<Values>;
  const { isRequired, ...rules } = inputRules(rule);
  const defaultValue = start?.[name] ?? undefined;
  // Each field of an input has one error, as `firstMessages` makes it.
  const error = getFieldState(path, formState).error as FieldError | undefined;
  return {
    ...rules,
    control: { defaultValue, required: isRequired, ...register(path, options as RegisterOptions<Values>) },
    error: error?.message,
    text: String(watch(path) ?? defaultValue ?? ''),
  };
}

/** The rule of one field. The inputs of forms are objects. */
function ruleOf(schema: z.ZodType, name: string): z.ZodType {
  const rule = (schema as z.ZodObject<Record<string, z.ZodType>>).shape[snake(name)];
  if (!rule) throw new Error(`The form's input has no field ${name}`);
  return rule;
}

const wasLeft = (field: unknown): boolean =>
  field instanceof HTMLInputElement && field.value !== field.defaultValue && field !== document.activeElement;

/** Browsers hide autofilled values from scripts until the user interacts, so the button must not wait for them. */
function useAutofilled(form: RefObject<HTMLFormElement | null>): boolean {
  const [autofilled, setAutofilled] = useState(false);
  useEffect(() => {
    const checkAutofill = () => {
      if (form.current?.querySelector('input[type="password"]:autofill')) setAutofilled(true);
    };
    const timers = [100, 500, 1500].map((delay) => setTimeout(checkAutofill, delay));
    return () => timers.forEach(clearTimeout);
  }, [form]);
  return autofilled;
}
