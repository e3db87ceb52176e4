import { useState } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { CategoryDialog, type Place } from './category-dialog.tsx';
import { CategoryIconField, CategorySteps } from './category-steps.tsx';
import { useChangeCategory } from './use-change-category.ts';

const CategoryHeadFragment = graphql(`
  fragment CategoryHead_category on AdminCategory {
    id
    parentId
    name
    slug
    fullPath
    productCount
    icon
    position
    isHidden
    version
  }
`);

interface Props {
  category: FragmentType<typeof CategoryHeadFragment>;
  roots: readonly { id: string; name: string }[];
}

/** The category's path, and the actions for the category as a whole. */
export function CategoryHead({ category, roots }: Props) {
  const one = readFragment(CategoryHeadFragment, category);
  const { id, parentId, name, slug, fullPath, productCount, version } = one;
  const [editing, setEditing] = useState<'name' | 'place' | null>(null);
  const { change, move } = useChangeCategory();
  const toast = useToast();
  const send = async ({ name: newName, parentId: place }: Place) => {
    const problem =
      editing === 'name' ? await change({ id, name: newName, version }) : await move({ id, parentId: place });
    if (!problem) toast.success(editing === 'name' ? 'Category renamed' : 'Category moved');
    return problem;
  };
  const words = editing === 'name' ? renaming : moving;
  return (
    <div className="flex flex-col gap-4">
      <p className="break-words text-muted">
        {fullPath} · {productCount === 1 ? '1 product' : `${productCount} products`} · /categories/{slug}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow [&>p]:order-last">
        <Button tone="secondary" onClick={() => setEditing('name')}>
          Rename
        </Button>
        <Button tone="secondary" onClick={() => setEditing('place')}>
          Move
        </Button>
        <CategorySteps category={one} />
        {!one.isHidden && (
          <Link to={`/categories/${slug}`} className={buttonStyle({ tone: 'quiet' })}>
            View as a buyer
          </Link>
        )}
      </div>
      <CategoryIconField category={one} />
      {editing && (
        <CategoryDialog
          {...words}
          asks={[editing]}
          start={{ name, parentId }}
          roots={roots.filter((root) => root.id !== id)}
          send={send}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

const renaming = {
  title: 'Rename the category',
  text: 'Its products show the new name at once. Its address does not change, so links still work.',
  submit: 'Rename',
};
const moving = { title: 'Move the category', text: 'Its products move with it.', submit: 'Move' };
