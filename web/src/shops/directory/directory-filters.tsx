import { shopLimits } from '@besesaka/schema/shops/limits.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { FilterChips } from '#ui/lists/filter-chips.tsx';
import { allShops, minRatings, readShopSearch, type ShopSearch, shopOrders, shopSearchPath } from './shop-search.ts';
import { useWantedSearch } from './use-wanted-search.ts';

/** Filters by name, rating and verification, and the sort order. Before the script runs it is a plain form. */
export function DirectoryFilters({ search }: { search: ShopSearch }) {
  const { wanted, change, typeName } = useWantedSearch(search);
  const form = useRef<HTMLFormElement>(null);
  const takeUp = useEffectEvent(() => {
    const fields = [...new FormData(form.current ?? undefined)].map(([name, value]) => [name, String(value)]);
    const said = { ...readShopSearch(new URLSearchParams(fields)), page: search.page };
    if (shopSearchPath(said) !== shopSearchPath(search)) change(said);
  });
  // Applies input from before the script ran.
  useEffect(() => takeUp(), []);
  return (
    <form
      ref={form}
      action="/shops"
      className="grid grid-cols-2 items-end gap-x-3 gap-y-3 lg:grid-cols-[minmax(0,1fr)_12rem_12rem_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        change({});
      }}
    >
      <div className="col-span-2 lg:col-span-1">
        <Field label="Search shops by name">
          <Input
            type="search"
            name="business_name"
            enterKeyHint="search"
            maxLength={shopLimits.nameSearchMax}
            value={wanted.name}
            onChange={({ target }) => typeName(target.value)}
          />
        </Field>
      </div>
      <OrderField search={wanted} onChange={change} />
      <RatingField search={wanted} onChange={change} />
      <div className="col-span-2 flex min-h-11 items-center lg:col-span-1">
        <Checkbox
          label="Verified Only"
          name="verified"
          value="true"
          checked={wanted.verifiedOnly}
          onChange={({ target }) => change({ verifiedOnly: target.checked })}
        />
      </div>
      <noscript className="col-span-2">
        <Button type="submit">Search</Button>
      </noscript>
    </form>
  );
}

interface FieldProps {
  search: ShopSearch;
  onChange: (part: Partial<ShopSearch>) => void;
}

function OrderField({ search, onChange }: FieldProps) {
  return (
    <Field label="Sort by">
      <Select
        name="ordering"
        value={shopOrders.find(({ orderBy }) => orderBy === search.orderBy)?.value}
        onChange={({ target }) =>
          onChange({ orderBy: shopOrders.find(({ value }) => value === target.value)?.orderBy ?? allShops.orderBy })
        }
      >
        {shopOrders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function RatingField({ search, onChange }: FieldProps) {
  return (
    <Field label="Minimum rating">
      <Select
        name="min_rating"
        value={search.minRating}
        onChange={({ target }) =>
          onChange({ minRating: minRatings.find(({ value }) => value === target.value)?.value ?? '' })
        }
      >
        {minRatings.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The active filters, each with a link that removes it, and one that removes all. */
export function DirectoryChips({ search }: { search: ShopSearch }) {
  const chip = (label: string, part: Partial<ShopSearch>) => ({
    label,
    withoutPath: shopSearchPath({ ...search, ...part, page: 1 }),
  });
  const filters = [
    search.name && chip(`Name: ${search.name}`, { name: '' }),
    search.minRating && chip(`${search.minRating} stars and up`, { minRating: '' }),
    search.verifiedOnly && chip('Verified Only', { verifiedOnly: false }),
  ].flatMap((one) => one || []);
  return <FilterChips filters={filters} allPath="/shops" />;
}
