import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type FormEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressedForm } from '#admin/use-addressed-form.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';

export const auditNames = ['who', 'act', 'subject', 'from', 'until'] as const;

/** Prefixes of action names, as the service records them. */
const acts = [
  ['shops.application', 'Seller applications'],
  ['chat.conversation', 'Conversations'],
  ['help.message', 'Messages to us'],
  ['payments', 'Payments'],
  ['cases', 'Cases'],
  ['uploads', 'Private pictures'],
  ['order', 'Orders'],
  ['catalog', 'Catalogue'],
  ['support.pe', 'Users'],
  ['support', 'All admin actions'],
] as const;

/** Collapsed, so that the log starts on a phone's first screen. The filters are in the URL, so they survive a reload and Back. */
export function AuditFilters() {
  const [params, setParams] = useSearchParams();
  const form = useAddressedForm();
  const fold = useRef<HTMLDetailsElement>(null);
  const count = auditNames.filter((name) => params.get(name)).length;
  const want = (given: Record<string, string>) => {
    fold.current?.querySelector('summary')?.focus({ preventScroll: true });
    fold.current?.removeAttribute('open');
    setParams(given);
  };
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const filters = auditNames.flatMap((name) => {
      const value = String(data.get(name) ?? '').trim();
      return value ? [[name, value]] : [];
    });
    want(Object.fromEntries(filters));
  };
  return (
    <details ref={fold} className="open:order-1 open:basis-full">
      <summary className={`${buttonStyle({ tone: 'secondary', size: 'small' })} list-none`}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Filters {count > 0 && `(${count})`}
      </summary>
      <form
        ref={form}
        onSubmit={apply}
        aria-label="Filters"
        className="mt-2 grid gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 xl:grid-cols-3"
      >
        <FilterFields />
        <div className="flex items-end gap-3 pb-1.5">
          <Button type="submit">Apply</Button>
          <Button tone="quiet" onClick={() => want({})}>
            Reset
          </Button>
        </div>
      </form>
    </details>
  );
}

function FilterFields() {
  return (
    <>
      <Field label="Who">
        <Input name="who" maxLength={100} placeholder="Name or email" />
      </Field>
      <Field label="What">
        <Select name="act">
          <option value="">Everything</option>
          {acts.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Subject">
        <Input name="subject" maxLength={100} placeholder="The whole id" />
      </Field>
      <Field label="From">
        <Input type="date" name="from" />
      </Field>
      <Field label="Until">
        <Input type="date" name="until" />
      </Field>
    </>
  );
}
