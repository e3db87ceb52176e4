import { createContext, type FormEventHandler, type RefObject, use } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { InputRules } from './input-rules.ts';

export interface FieldOptions {
  onChange?: () => void;
  /** Fields whose rules depend on this one. */
  deps?: string[];
}

/** A field of a form, as its control shows it. */
export interface FormField extends Pick<InputRules, 'kind' | 'maxLength'> {
  control: UseFormRegisterReturn & { defaultValue?: string | undefined; required: boolean };
  error: string | undefined;
  text: string;
}

/** A form of `useInputForm`, as its parts see it. */
export interface InputFormParts {
  element: RefObject<HTMLFormElement | null>;
  /** Reads the fields, for forms whose fields appear later than the form. */
  begin: () => void;
  submit: FormEventHandler;
  failure: string | null;
  missing: readonly string[];
  isSending: boolean;
  forgetDraft: () => void;
  /** Whether text is stored that was not sent. */
  hasDraft: () => boolean;
  field: (name: string, options?: FieldOptions) => FormField;
}

export const InputFormContext = createContext<InputFormParts | null>(null);

export function useFormField(name: string, options?: FieldOptions): FormField {
  const form = use(InputFormContext);
  if (!form) throw new Error(`The field ${name} is outside of its form`);
  return form.field(name, options);
}
