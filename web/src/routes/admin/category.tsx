import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { AdminDetail } from '#admin/admin-detail.tsx';
import { CategoryHead } from '#catalog/categories/category-head.tsx';
import { FieldEditor } from '#catalog/categories/field-editor.tsx';
import { graphql } from '#gql/gql.ts';

const AdminCategoryDocument = graphql(`
  query AdminCategory($id: ID!) {
    viewer {
      admin {
        category(id: $id) {
          id
          name
          version
          ...CategoryHead_category
          ...FieldEditor_category
        }
        categories {
          id
          parentId
          name
        }
      }
    }
  }
`);

export function AdminCategoryScreen() {
  const { id = '' } = useParams();
  // Another admin may be editing it too, so the cache is not used.
  const { data, ...query } = useQuery(AdminCategoryDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { category, categories } = data?.viewer?.admin ?? {};
  return (
    <AdminDetail
      list={{ to: '/admin/categories', label: 'All categories' }}
      heading={category?.name ?? 'Category'}
      missing="Category not found"
      query={{ data, ...query }}
    >
      {category && (
        <>
          <CategoryHead category={category} roots={(categories ?? []).filter(({ parentId }) => parentId === null)} />
          <FieldEditor key={id} category={category} />
        </>
      )}
    </AdminDetail>
  );
}
