import { adminPaymentLimits as limits } from '@besesaka/schema/admin/limits.ts';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressedForm } from '#admin/use-addressed-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';

/** The filters are in the URL, so they survive a reload and Back. */
export function PaymentSearch() {
  const [params, setParams] = useSearchParams();
  const form = useAddressedForm();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entries = ['state', 'q', 'purpose'].map((name) => [name, String(form.get(name) ?? params.get(name) ?? '')]);
    setParams(Object.fromEntries(entries.filter(([, value]) => value?.trim())));
  };
  return (
    <form
      ref={form}
      onSubmit={apply}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
    >
      <div className="max-sm:col-span-2">
        <Field label="Find a payment">
          <Input type="search" name="q" maxLength={limits.searchMax} placeholder="Reference, email or shop" />
        </Field>
      </div>
      <Field label="For">
        <Select name="purpose">
          <option value="">Everything</option>
          <option value="PLAN">Plans</option>
          <option value="CAMPAIGN">Campaigns</option>
        </Select>
      </Field>
      <Button type="submit" tone="secondary">
        Search
      </Button>
    </form>
  );
}
