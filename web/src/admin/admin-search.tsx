import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { useAddressedForm } from './use-addressed-form.ts';

interface Props {
  label: string;
  placeholder: string;
  maxLength: number;
  state: string;
}

/** The search text is in the URL, so it survives a reload and Back. */
export function AdminSearch({ label, placeholder, maxLength, state }: Props) {
  const [, setParams] = useSearchParams();
  const form = useAddressedForm();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    setParams({ state, ...(text && { q: text }) });
  };
  return (
    <search>
      <form ref={form} onSubmit={search} className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label={label}>
            <Input type="search" name="q" maxLength={maxLength} placeholder={placeholder} />
          </Field>
        </div>
        <Button type="submit" tone="secondary">
          Search
        </Button>
      </form>
    </search>
  );
}
