import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { createDraft } from '#platform/person/draft.ts';

const none: readonly never[] = [];

type Form<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>;

interface Options<Values extends FieldValues> {
  /** These fields are never stored. */
  secret?: readonly Path<Values>[];
  /** Stored on the device for a week instead of in this tab. */
  userId?: string;
}

/** Typed words are there again after a reload, for their user alone, until the returned function forgets them. */
export function useFieldDraft<Values extends FieldValues>(
  form: Form<Values>,
  name: string,
  { secret = none, userId }: Options<Values> = {},
): () => void {
  const { watch, getValues, setValue } = form;
  useEffect(() => {
    const words = draftOf(name, userId);
    const fields = Object.keys(getValues()) as Path<Values>[];
    for (const [field, text] of Object.entries(words.read())) {
      const known = fields.find((one) => one === field && !secret.includes(one));
      // Only words are stored, under the name of their field.
      if (known) setValue(known, text as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
    }
    const watching = watch((values, changed) => {
      const kept = savedAfter(words.read(), values, changed, secret);
      if (kept) words.write(kept);
    });
    return () => watching.unsubscribe();
  }, [watch, getValues, setValue, name, secret, userId]);
  return () => draftOf(name, userId).forget();
}

const draftOf = (name: string, userId?: string) => createDraft(userId ? localStorage : sessionStorage, name, userId);

interface Changed {
  name?: string | undefined;
  type?: string | undefined;
}

/** The words to store after this change, or null where there is nothing to store. */
export function savedAfter(
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
