import { useCallback, useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { createDraft } from '#platform/user/draft.ts';

const none: readonly never[] = [];

type Form<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>;

export interface DraftOptions<Values extends FieldValues> {
  /** These fields are never stored. */
  secret?: readonly Path<Values>[] | undefined;
  /** Stored on the device for a week instead of in this tab. */
  userId?: string | undefined;
}

/** Stores typed text over a reload, for its user only, until it is discarded. */
export function useFieldDraft<Values extends FieldValues>(
  form: Form<Values>,
  /** Null for a form that is not stored. */
  name: string | null,
  { secret = none, userId }: DraftOptions<Values>,
): { restore: () => void; forgetDraft: () => void; hasDraft: () => boolean } {
  const { watch, getValues, setValue } = form;
  const restore = useCallback(() => {
    if (name === null) return;
    const fields = Object.keys(getValues()) as Path<Values>[];
    for (const [field, text] of Object.entries(draftOf(name, userId).read())) {
      const known = fields.find((one) => one === field && !secret.includes(one));
      // Texts, and the choices of a group of checkboxes, are stored under the name of their field.
      if (known) setValue(known, text as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
    }
  }, [getValues, setValue, name, secret, userId]);
  useEffect(() => {
    if (name === null) return;
    const draft = draftOf(name, userId);
    const watching = watch((values, changed) => {
      const saved = savedAfter(draft.read(), values, changed, secret);
      if (saved) draft.write(saved);
    });
    return () => watching.unsubscribe();
  }, [watch, name, secret, userId]);
  return {
    restore,
    forgetDraft: () => {
      if (name !== null) draftOf(name, userId).forget();
    },
    hasDraft: () => name !== null && Object.values(draftOf(name, userId).read()).some((text) => String(text).trim()),
  };
}

const draftOf = (name: string, userId?: string) => createDraft(userId ? localStorage : sessionStorage, name, userId);

interface Changed {
  name?: string | undefined;
  type?: string | undefined;
}

/** The texts to store after this change, or null if nothing changes. */
export function savedAfter(
  before: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
  { name, type }: Changed,
  secret: readonly string[],
): Record<string, unknown> | null {
  // Ignore values that the page filled in and untouched fields: they may differ after a reload.
  if (type !== 'change' || !name || secret.includes(name)) return null;
  if (!isStored(values[name])) return null;
  const others = Object.entries(before).filter(([, value]) => isStored(value));
  return { ...Object.fromEntries(others), [name]: values[name] };
}

const isStored = (value: unknown) => typeof value === 'string' || Array.isArray(value);
