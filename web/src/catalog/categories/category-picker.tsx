import ChevronDown from 'lucide-react/icons/chevron-down';
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
  /** The slug of the category that the page shows. */
  chosen: string;
  className?: string;
}

/** The category select of a search form. */
export function CategoryPicker({ categories, chosen, className = '' }: CategoryPickerProps) {
  const nodes = readFragment(CategoryPickerFragment, categories);
  return (
    <div className={`relative items-center ${className}`}>
      <select
        // Navigation resets the select, so a choice that was not searched for does not carry over to the next page.
        key={chosen + nodes.length}
        defaultValue={chosen}
        name="category"
        aria-label="Category to search in"
        className="h-11 w-full cursor-pointer appearance-none truncate rounded-s-full bg-transparent ps-4 pe-8 text-base text-text sm:max-w-44 sm:text-sm"
      >
        <option value="">All Categories</option>
        {chosen && !nodes.some(({ slug }) => slug === chosen) && (
          <option value={chosen}>{chosen.replace(/-/g, ' ')}</option>
        )}
        {nodes.map((category) => (
          <option key={category.id} value={category.slug}>
            {category.name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-2.5 size-4 text-muted" />
    </div>
  );
}
