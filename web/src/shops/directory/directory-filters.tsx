import { directoryLimits } from '@besesaka/schema/shops/directory-limits.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { ChipSelect } from '#ui/controls/chips.tsx';
import { Input } from '#ui/controls/input.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { FilterChips } from '#ui/lists/filter-chips.tsx';
import { allShops, minRatings, readShopSearch, type ShopSearch, shopOrders, shopSearchPath } from './shop-search.ts';
import { useShopSearch } from './use-shop-search.ts';

/** Filters by name, rating and verification, and the sort order. Before the script runs it is a plain form. */
export function DirectoryFilters({ search }: { search: ShopSearch }) {
  const { chosen, change, typeName } = useShopSearch(search);
  const form = useRef<HTMLFormElement>(null);
  const applyTypedFilters = useEffectEvent(() => {
    const fields = [...new FormData(form.current ?? undefined)].map(([name, value]) => [name, String(value)]);
    const typed = { ...readShopSearch(new URLSearchParams(fields)), page: search.page };
    if (shopSearchPath(typed) !== shopSearchPath(search)) change(typed);
  });
  // Applies input from before the script ran.
  useEffect(() => applyTypedFilters(), []);
  return (
    <form
      ref={form}
      action="/shops"
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        change({});
      }}
    >
      <Input
        type="search"
        name="business_name"
        aria-label="Search shops by name"
        placeholder="Search shops by name"
        enterKeyHint="search"
        maxLength={directoryLimits.nameSearchMax}
        value={chosen.name}
        onChange={({ target }) => typeName(target.value)}
        className="flex-1 basis-48"
      />
      <Choices search={chosen} change={change} />
      <noscript>
        <Button type="submit">Search</Button>
      </noscript>
    </form>
  );
}

interface ChoicesProps {
  search: ShopSearch;
  change: (changes: Partial<ShopSearch>) => void;
}

/** On a phone a row to swipe. */
function Choices({ search, change }: ChoicesProps) {
  return (
    <div className="-my-1 list-choices md:mx-0 md:px-0.5 md:[mask:none] noscript:flex!">
      <ChipSelect
        label="Sort by"
        name="ordering"
        value={shopOrders.find(({ orderBy }) => orderBy === search.orderBy)?.value ?? ''}
        options={shopOrders}
        isSet={search.orderBy !== allShops.orderBy}
        onPick={(picked) =>
          change({ orderBy: shopOrders.find(({ value }) => value === picked)?.orderBy ?? allShops.orderBy })
        }
      />
      <ChipSelect
        label="Minimum rating"
        name="min_rating"
        value={search.minRating}
        options={minRatings}
        isSet={search.minRating !== ''}
        onPick={(picked) => change({ minRating: minRatings.find(({ value }) => value === picked)?.value ?? '' })}
      />
      <label className={classNames('chip cursor-pointer', search.verifiedOnly && 'chip-on')}>
        <input
          type="checkbox"
          name="verified"
          value="true"
          checked={search.verifiedOnly}
          onChange={({ target }) => change({ verifiedOnly: target.checked })}
          className="size-4"
        />
        Verified Only
      </label>
    </div>
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
  ].flatMap((filter) => filter || []);
  return <FilterChips filters={filters} allPath="/shops" />;
}
