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
    const fields = Object.keys(getValues()) as Path<Values>[];
    for (const [field, text] of Object.entries(words.read())) {
      const known = fields.find((one) => one === field);
      // Only words were kept, and those under the name of their field.
      if (known) setValue(known, text as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
    }
    const watching = watch((values, changed) => {
      const kept = keptAfter(words.read(), values, changed, secret);
      if (kept) words.keep(kept);
    });
    return () => watching.unsubscribe();
  }, [watch, getValues, setValue, name, secret]);
  return () => keptWords(sessionStorage, name).forget();
}

interface Changed {
  name?: string | undefined;
  type?: string | undefined;
}

/** The words to store after this change, or null where there is nothing to store. */
export function keptAfter(
  before: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
  { name, type }: Changed,
  secret: readonly string[],
): Record<string, string> | null {
  // Not what the page itself filled in, and not a field that was never touched: its value may differ after a reload.
  if (type !== 'change' || !name || secret.includes(name)) return null;
  const text = values[name];
  if (typeof text !== 'string') return null;
  const words = Object.entries(before).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { ...Object.fromEntries(words), [name]: text };
}
