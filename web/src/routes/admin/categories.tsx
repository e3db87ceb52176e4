import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { categoryRows } from '#admin/categories/category-rows.tsx';
import { ForArea } from '#admin/for-area.tsx';
import { RecordTable } from '#admin/record-table.tsx';
import { CategoryDialog } from '#catalog/categories/category-dialog.tsx';
import { useChangeCategory } from '#catalog/categories/use-change-category.ts';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';
import { LinkListSkeleton } from '#ui/lists/link-list.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const AdminCategoriesDocument = graphql(`
  query AdminCategories {
    viewer {
      admin {
        categories {
          id
          parentId
          name
          ...CategoryRow_category
        }
      }
    }
  }
`);

export function AdminCategoriesScreen() {
  const query = useQuery(AdminCategoriesDocument, { fetchPolicy: 'cache-and-network' });
  const [isAdding, setAdding] = useState(false);
  const { add } = useChangeCategory();
  const toast = useToast();
  const categories = query.data?.viewer?.admin?.categories;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl">
          Categories
        </h1>
        {categories && (
          <ForArea area="catalogue">
            <Button onClick={() => setAdding(true)}>Add category</Button>
          </ForArea>
        )}
      </div>
      <Loaded query={query} data={categories} skeleton={<LinkListSkeleton />} failed="Failed to load categories.">
        {(all) => <RecordTable label="Categories" {...categoryRows} rows={all} />}
      </Loaded>
      {isAdding && (
        <CategoryDialog
          title="Add a category"
          text="It is added at the end of its level. You can define its specification fields afterwards."
          submit="Add"
          start={{ name: '', parentId: null }}
          asks={['name', 'place']}
          roots={(categories ?? []).filter(({ parentId }) => parentId === null)}
          send={async (place) => {
            const problem = await add(place);
            if (!problem) toast.success('Category added');
            return problem;
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
