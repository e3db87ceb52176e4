import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** The fields of a form say what the address says, after Back too. The form itself stays, and the focus in it. */
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
