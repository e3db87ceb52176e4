import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Syncs a form's fields with the URL, also after Back. The form is not remounted, so it keeps the focus. */
export function useAddressedForm(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const [params] = useSearchParams();
  useLayoutEffect(() => {
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = params.get(field.name) ?? '';
  }, [params]);
  return form;
}
