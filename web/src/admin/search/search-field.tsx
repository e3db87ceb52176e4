import { adminSearchLimits as limits } from '@besesaka/schema/admin/limits.ts';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAddressedForm } from '#admin/use-addressed-form.ts';

/** The search of the back office, in its header. The key / moves the focus here. */
export function AdminSearchField() {
  const form = useAddressedForm();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      input.current?.select();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (q.length >= limits.wordsMin) void navigate(`/admin/search?${new URLSearchParams({ q })}`);
  };
  return (
    <search className="relative min-w-0 flex-1 md:max-w-xl">
      <form ref={form} onSubmit={search}>
        <Search
          aria-hidden="true"
          className="work-search-icon pointer-events-none absolute start-3.5 top-3 size-5 text-muted"
        />
        <input
          ref={input}
          type="search"
          name="q"
          aria-label="Search everything"
          aria-keyshortcuts="/"
          placeholder="Search everything"
          maxLength={limits.wordsMax}
          className="h-11 w-full min-w-0 rounded-full border border-control bg-surface ps-11 pe-4 text-base placeholder:text-muted hover:border-muted focus-visible:border-brand"
        />
      </form>
    </search>
  );
}
