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
    name: { head: 'Name', as: 'name' },
    products: { head: 'Products', width: 'w-36' },
    fields: { head: 'Fields', width: 'w-36' },
    menus: { head: 'Menus', as: 'badge', width: 'w-40' },
  },
  row: (category: FragmentType<typeof CategoryRowFragment>) => {
    const one = readFragment(CategoryRowFragment, category);
    const isMain = one.parentId === null;
    return {
      key: one.id,
      lead: isMain ? <CategoryPicture icon={one.icon} className="size-8" /> : <span className="block w-8" />,
      to: `/admin/categories/${one.id}`,
      cells: {
        name: isMain ? <span className="font-semibold">{one.name}</span> : one.name,
        products: counted(one.productCount, 'product'),
        fields: one.fieldCount > 0 && counted(one.fieldCount, 'field'),
        menus: one.isHidden && <Badge>Not in menus</Badge>,
      },
    };
  },
} as const;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
