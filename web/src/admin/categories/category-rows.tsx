import { CategoryPicture } from '#catalog/categories/category-picture.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Badge } from '#ui/display/badge.tsx';

const CategoryRowFragment = graphql(`
  fragment CategoryRow_category on AdminCategoryRow {
    id
    parentId
    name
    icon
    productCount
    fieldCount
    isHidden
  }
`);

/** Main categories, each with its subcategories. */
export const categoryRows = {
  columns: {
    name: { head: 'Name', as: 'name', width: 'w-[45%]' },
    products: { head: 'Products' },
    fields: { head: 'Fields' },
  },
  row: (category: FragmentType<typeof CategoryRowFragment>) => {
    const one = readFragment(CategoryRowFragment, category);
    const isMain = one.parentId === null;
    return {
      key: one.id,
      lead: isMain ? <CategoryPicture icon={one.icon} className="size-8" /> : <span className="block w-8" />,
      to: `/admin/categories/${one.id}`,
      cells: {
        name: (
          <>
            <span className={isMain ? 'font-semibold' : undefined}>{one.name}</span>
            {one.isHidden && <Badge className="ms-2">Not in menus</Badge>}
          </>
        ),
        products: <Count of={one.productCount} what="product" />,
        fields: one.fieldCount > 0 && <Count of={one.fieldCount} what="field" />,
      },
    };
  },
} as const;

/** In a table its head says what is counted. */
function Count({ of: count, what }: { of: number; what: string }) {
  return (
    <>
      {count}
      <span className="lg:sr-only">
        {' '}
        {what}
        {count !== 1 && 's'}
      </span>
    </>
  );
}
