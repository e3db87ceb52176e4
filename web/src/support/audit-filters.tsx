import { type FormEvent, useId } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';

export const auditNames = ['who', 'act', 'subject', 'from', 'until'] as const;

/** How acts begin, as the service names them. */
const acts = [
  ['shops.application', 'Seller applications'],
  ['chat.conversation', 'Conversations'],
  ['help.message', 'Messages to us'],
  ['payments', 'Payments'],
  ['uploads', 'Private pictures'],
  ['order', 'Orders'],
  ['catalog', 'Catalogue'],
  ['support.pe', 'People'],
  ['support', 'All of the desk'],
] as const;

/** What is wanted stands in the address, so that a reload and Back keep it. */
export function AuditFilters() {
  const [params, setParams] = useSearchParams();
  const heading = useId();
  const initial = (name: string) => params.get(name) ?? '';
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = auditNames.filter((name) => form.get(name));
    setParams(Object.fromEntries(given.map((name) => [name, String(form.get(name)).trim()])));
  };
  return (
    <form onSubmit={apply} aria-labelledby={heading} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <h2 id={heading} className="sr-only">
        Filter
      </h2>
      <Field label="Who">
        <Input name="who" defaultValue={initial('who')} maxLength={100} placeholder="Name or email" />
      </Field>
      <Field label="What">
        <Select name="act" defaultValue={initial('act')}>
          <option value="">Everything</option>
          {acts.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Subject">
        <Input name="subject" defaultValue={initial('subject')} maxLength={100} placeholder="The whole id" />
      </Field>
      <Field label="From">
        <Input type="date" name="from" defaultValue={initial('from')} />
      </Field>
      <Field label="Until">
        <Input type="date" name="until" defaultValue={initial('until')} />
      </Field>
      <div className="flex items-end gap-3 pb-1.5">
        <Button type="submit">Apply</Button>
        <Button tone="quiet" onClick={() => setParams({})}>
          Reset
        </Button>
      </div>
    </form>
  );
}
