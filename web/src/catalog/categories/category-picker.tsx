import { ChevronDown } from 'lucide-react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';

export const CategoryPickerFragment = graphql(`
  fragment CategoryPicker_category on Category {
    id
    name
    slug
  }
`);

interface CategoryPickerProps {
  categories: readonly FragmentType<typeof CategoryPickerFragment>[];
  className?: string;
}

/** The part of the shop to search in: the system's own list, at home inside a search form. */
export function CategoryPicker({ categories, className = '' }: CategoryPickerProps) {
  return (
    <div className={`relative items-center ${className}`}>
      <select
        name="category"
        aria-label="Category to search in"
        className="h-full w-full cursor-pointer appearance-none truncate rounded-s-full bg-transparent ps-4 pe-8 text-base text-text sm:max-w-44 sm:text-sm"
      >
        <option value="">All Categories</option>
        {readFragment(CategoryPickerFragment, categories).map((category) => (
          <option key={category.id} value={category.slug}>
            {category.name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-2.5 size-4 text-muted" />
    </div>
  );
}
