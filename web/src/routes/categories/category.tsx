import { useQuery } from '@apollo/client/react';
import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import { Link, useParams, useSearchParams } from 'react-router';
import { CategoryPicture } from '#catalog/categories/category-picture.tsx';
import { categoryCrumbs, categoryPath, categoryText } from '#catalog/categories/category-words.ts';
import { categoriesQuery, useCategories } from '#catalog/categories/use-categories.ts';
import { facetQueries } from '#catalog/listing/facet-groups.tsx';
import { FeaturedRow } from '#catalog/listing/featured-row.tsx';
import { FilterBar } from '#catalog/listing/filter-bar.tsx';
import { ListTitle } from '#catalog/listing/list-title.tsx';
import { MissingPage } from '#catalog/listing/missing-page.tsx';
import { ProductGridSkeleton } from '#catalog/listing/product-grid.tsx';
import { ProductListing } from '#catalog/listing/product-listing.tsx';
import { breadcrumbJsonLd } from '#catalog/product/product-json-ld.ts';
import { productListVariables } from '#catalog/search/product-list-variables.ts';
import { emptySearch } from '#catalog/search/product-search.ts';
import { readProductSearch } from '#catalog/search/read-product-search.ts';
import { graphql } from '#gql/gql.ts';
import type { CategoryScreenQuery } from '#gql/graphql.ts';
import { useAbsoluteUrl } from '#platform/page/page-context.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import type { PageAddress, PageQuery } from '#platform/page/page-query.ts';
import { Slice } from '#platform/page/slice.tsx';
import { Breadcrumbs } from '#ui/display/breadcrumbs.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const CategoryScreenDocument = graphql(`
  query CategoryScreen($slug: String!, $filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int, $after: String) {
    category(by: { slug: $slug }) {
      id
      name
      slug
      icon
      path {
        name
        slug
      }
      children {
        id
        name
        slug
      }
    }
    products(filter: $filter, orderBy: $orderBy, page: $page, after: $after) {
      totalCount
      ...FeaturedRow_products
      ...ProductListing_products
    }
  }
`);

/** The category's list and the variables of its query. */
function listOf(slug: string, params: URLSearchParams) {
  const { page } = readProductSearch(params).search;
  const search = { ...emptySearch, category: slug };
  return { page, search, variables: { slug, ...productListVariables(search), page: page > 1 ? page : undefined } };
}

/**
 * All products of one category. Filters lead to the list of all products, where the category is one filter among
 * others.
 */
export function CategoryScreen() {
  const { slug = '' } = useParams();
  const { page, search, variables } = listOf(slug, useSearchParams()[0]);
  const filters = { path: '/products', search, categories: useCategories() } as const;
  const query = useQuery(CategoryScreenDocument, {
    variables,
    errorPolicy: 'all',
  });
  const { data, error, fetchMore } = query;
  if (data && !data.category && !error)
    return <MissingPage heading="Category not found" text="It may have a new name, or the link may have a typo." />;
  return (
    <div className="page-width pb-5">
      {!data?.category && <PageMeta title="Category" noIndex />}
      <Loaded
        query={query}
        data={data?.category}
        skeleton={<CategorySkeleton />}
        label={null}
        failed={listingTexts.loadFailed}
        wholeScreen
      >
        {(category) => (
          <>
            <CategoryMeta category={category} />
            <Breadcrumbs crumbs={categoryCrumbs(category.path)} className="-mb-4 max-lg:hidden" />
            <ListTitle
              picture={
                category.path.length === 1 && (
                  <CategoryPicture icon={category.icon} className="-my-1 size-9 lg:-my-2 lg:size-12" />
                )
              }
              title={category.name}
              count={data?.products?.totalCount}
            />
            <Slice>
              <FilterBar {...filters} below={<CategoriesBelow category={category} />} />
            </Slice>
            <Slice>
              <FeaturedRow products={data?.products} />
            </Slice>
            <Slice>
              <ProductListing
                products={data?.products}
                address={`${slug} ${page}`}
                page={page}
                pathOf={(number) => (number > 1 ? `${categoryPath(slug)}?page=${number}` : categoryPath(slug))}
                loadMore={(after) => fetchMore({ variables: { after } })}
                query={query}
              />
            </Slice>
            <p className="mt-4 max-w-prose text-muted">{categoryText(category.name, category.children)}</p>
          </>
        )}
      </Loaded>
    </div>
  );
}

CategoryScreen.queries = (address: PageAddress): PageQuery[] => {
  const { search, variables } = listOf(address.params.slug ?? '', address.search);
  return [{ query: CategoryScreenDocument, variables }, categoriesQuery, ...facetQueries(search)];
};

type ShownCategory = NonNullable<CategoryScreenQuery['category']>;

function CategoryMeta({ category: { name, slug, path, children } }: { category: ShownCategory }) {
  const absolute = useAbsoluteUrl();
  return (
    <PageMeta
      title={name}
      description={categoryText(name, children)}
      canonical={categoryPath(slug)}
      jsonLd={{ '@context': 'https://schema.org', ...breadcrumbJsonLd(categoryCrumbs(path), absolute) }}
    />
  );
}

/** Links to the next categories, in the row of choices. */
function CategoriesBelow({ category: { name, children } }: { category: ShownCategory }) {
  if (children.length === 0) return null;
  return (
    <ul aria-label={`Within ${name}`} className="contents">
      {children.map((child) => (
        <li key={child.id} className="shrink-0">
          <Link to={categoryPath(child.slug)} className="chip">
            {child.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function CategorySkeleton() {
  return (
    <>
      <h1 className="sr-only">Loading the category</h1>
      <Skeleton className="mt-3 h-7 w-40 lg:mt-11 lg:h-8.5" />
      <Skeleton className="mt-1.5 mb-3 h-11 w-full rounded-full" />
      <ProductGridSkeleton count={12} />
    </>
  );
}
