import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { keptWords } from '#platform/person/kept-words.ts';

const none: readonly never[] = [];

type Form<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>;

/**
 * What was typed into a form is there again after a reload of this tab, for its person alone, until it is sent or given up:
 * then the answered function forgets it.
 */
export function useKeptFields<Values extends FieldValues>(
  form: Form<Values>,
  name: string,
  /** Never kept. */
  secret: readonly Path<Values>[] = none,
): () => void {
  const { watch, getValues, setValue } = form;
  useEffect(() => {
    const words = keptWords(sessionStorage, name);
    const isSecret = (field: string) => secret.some((one) => one === field);
    const fields = Object.keys(getValues()) as Path<Values>[];
    for (const [field, text] of Object.entries(words.read())) {
      const known = fields.find((one) => one === field);
      // Only words were kept, and those under the name of their field.
      if (known) setValue(known, text as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
    }
    const watching = watch((values, { name: typed, type }) => {
      // What the page itself fills in is no words of theirs, and what was never touched may be another after the reload.
      if (type !== 'change' || !typed || isSecret(typed)) return;
      const text: unknown = values[typed];
      if (typeof text !== 'string') return;
      const before = Object.entries(words.read()).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      words.keep({ ...Object.fromEntries(before), [typed]: text });
    });
    return () => watching.unsubscribe();
  }, [watch, getValues, setValue, name, secret]);
  return () => keptWords(sessionStorage, name).forget();
}
