import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { LinkList, LinkRow } from '#ui/lists/link-list.tsx';

export const CategoryTreeFragment = graphql(`
  fragment CategoryTree_category on AdminCategoryRow {
    id
    parentId
    name
    productCount
    fieldCount
    isHidden
  }
`);

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The admin view of all main categories, each with its subcategories. */
export function CategoryTree({ categories }: { categories: readonly FragmentType<typeof CategoryTreeFragment>[] }) {
  return (
    <LinkList>
      {readFragment(CategoryTreeFragment, categories).map(
        ({ id, parentId, name, productCount, fieldCount, isHidden }) => (
          <LinkRow
            key={id}
            to={`/admin/categories/${id}`}
            name={parentId === null ? <span className="font-semibold">{name}</span> : name}
            badge={isHidden && <Badge>Not in menus</Badge>}
            text={[counted(productCount, 'product'), fieldCount > 0 && counted(fieldCount, 'field')]
              .filter(Boolean)
              .join(' · ')}
            padding={parentId === null ? 'py-3 pe-5 ps-5' : 'py-3 pe-5 ps-10'}
          />
        ),
      )}
    </LinkList>
  );
}
