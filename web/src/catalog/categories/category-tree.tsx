import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/display/class-names.ts';

export const CategoryTreeFragment = graphql(`
  fragment CategoryTree_category on AdminCategoryRow {
    id
    parentId
    name
    productCount
    fieldCount
  }
`);

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** For those who look after it: each root with those below it. */
export function CategoryTree({ categories }: { categories: readonly FragmentType<typeof CategoryTreeFragment>[] }) {
  return (
    <Card>
      <ul className="divide-y divide-line">
        {readFragment(CategoryTreeFragment, categories).map(({ id, parentId, name, productCount, fieldCount }) => (
          <li key={id}>
            <Link
              to={`/admin/categories/${id}`}
              className={classNames('flex items-center gap-3 py-3 pe-5', parentId === null ? 'ps-5' : 'ps-10')}
            >
              <span className="min-w-0 flex-1">
                <span className={classNames('block break-words', parentId === null ? 'font-semibold' : 'font-medium')}>
                  {name}
                </span>
                <span className="block text-muted text-sm">
                  {counted(productCount, 'product')} · {counted(fieldCount, 'field')}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
