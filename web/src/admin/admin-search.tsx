import Search from 'lucide-react/icons/search';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useAddressedForm } from './use-addressed-form.ts';

interface Props {
  label: string;
  placeholder: string;
  maxLength: number;
  /** The parameters of the address that stay. */
  keeps: Readonly<Record<string, string>>;
}

/** The search text is in the URL, so it survives a reload and Back. */
export function AdminSearch({ label, placeholder, maxLength, keeps }: Props) {
  const [, setParams] = useSearchParams();
  const form = useAddressedForm();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    setParams({ ...keeps, ...(text && { q: text }) });
  };
  return (
    <search className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full lg:max-w-96">
      <form
        ref={form}
        onSubmit={search}
        className="flex h-11 items-center rounded-full border border-control bg-surface focus-within:border-brand focus-within:outline-2 focus-within:outline-brand hover:border-muted"
      >
        <input
          type="search"
          name="q"
          aria-label={label}
          maxLength={maxLength}
          placeholder={placeholder}
          className="h-full w-full min-w-0 bg-transparent ps-4 text-base text-ellipsis outline-none placeholder:text-muted"
        />
        <IconButton label="Search" type="submit" className="-me-px text-muted">
          <Search aria-hidden="true" className="size-5" />
        </IconButton>
      </form>
    </search>
  );
}
