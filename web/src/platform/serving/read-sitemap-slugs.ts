/** The slugs of all pages in the sitemap. Shops without products are left out. */
export interface SitemapSlugs {
  products: readonly string[];
  shops: readonly string[];
  categories: readonly string[];
}

type GraphqlFetch = (request: Request) => Promise<Response>;

interface Category {
  slug: string;
  children?: Category[];
}

interface ProductsPage {
  products: {
    edges: { node: { slug: string; shop: { slug: string } } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const categoriesQuery = '{ categories { slug children { slug children { slug } } } }';
const productsQuery = `query SitemapSlugs($after: String) {
  products(first: 100, after: $after, orderBy: NEWEST) {
    edges { node { slug shop { slug } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Reads all categories and products from GraphQL, page by page. */
export async function readSitemapSlugs(graphqlFetch: GraphqlFetch, publicUrl: string): Promise<SitemapSlugs> {
  const query = createQuery(graphqlFetch, new URL('/graphql', publicUrl));
  const { categories } = await query<{ categories: Category[] }>(categoriesQuery);
  const products: string[] = [];
  const shops = new Set<string>();
  let after: string | null = null;
  do {
    const page: ProductsPage = await query(productsQuery, { after });
    const { edges, pageInfo } = page.products;
    for (const { node } of edges) {
      products.push(node.slug);
      shops.add(node.shop.slug);
    }
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return { products, shops: [...shops], categories: slugsOf(categories) };
}

function slugsOf(categories: readonly Category[]): string[] {
  return categories.flatMap(({ slug, children = [] }) => [slug, ...slugsOf(children)]);
}

/** Callers pass the type of the query's selection, which makes the cast safe. */
function createQuery(graphqlFetch: GraphqlFetch, url: URL) {
  return async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const body = JSON.stringify({ query, variables });
    const response = await graphqlFetch(new Request(url, { method: 'POST', headers, body }));
    const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] };
    if (!data || errors?.length) throw new Error(`The sitemap could not be read: ${errors?.[0]?.message ?? 'no data'}`);
    return data;
  };
}
