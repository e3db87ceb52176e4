import { categoryLimits as limits } from '@besesaka/schema/catalog/category-limits.ts';
import { type CategoryNode, specificationField } from '@besesaka/schema/catalog/category-resources.ts';
import { listCategories, readCategoryFields } from '@besesaka/schema/catalog/operations.ts';
import { type Context, readOnce } from '#platform/context/context.ts';
import { objectOf } from '#platform/contract/object.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { RefusedError } from '#platform/errors/errors.ts';
import { pageUrl } from '#platform/graphql/addresses.ts';
import { sameForVisitors } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { findBy, lookupArg } from '#platform/graphql/handles.ts';
import { loadableAsNode, slugForm } from '#platform/graphql/nodes.ts';

interface Step {
  name: string;
  slug: string;
}

/**
 * A category with the data of a product card. Missing fields are looked up in the tree, which takes one call per
 * request.
 */
export interface CategoryValue extends Step {
  id?: string;
  fullPath?: string;
  path?: Step[];
  node?: CategoryNode;
}

interface Known {
  node: CategoryNode;
  path: Step[];
}

const SpecificationField = objectOf(specificationField);

const CategoryStep = builder.objectRef<Step>('CategoryStep').implement({
  description: 'One category of a path.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the category.' }),
    slug: t.exposeString('slug', { description: 'URL slug of the category.' }),
  }),
});

export const Category = builder.objectRef<CategoryValue>('Category');
Category.implement({
  description: 'A category in the category tree.',
  fields: (t) => ({
    id: t.id({
      description: 'Unique ID.',
      resolve: (category, _args, ctx) => category.id ?? lookUp(ctx, category).then(({ node }) => node.id),
    }),
    name: t.exposeString('name', { description: 'Name of the category.' }),
    slug: t.exposeString('slug', { description: 'URL slug of the category.' }),
    url: t.field({
      type: 'Url',
      description: "URL of the category's page.",
      resolve: ({ slug }, _args, ctx) => pageUrl(`/categories/${slug}`, ctx),
    }),
    icon: t.string({
      description: 'Name of the icon.',
      resolve: async (category, _args, ctx) => (await lookUp(ctx, category)).node.icon,
    }),
    fullPath: t.string({
      description: 'Names of the category and its parents from the root, joined by " > ".',
      resolve: (category, _args, ctx) => category.fullPath ?? lookUp(ctx, category).then(({ node }) => node.full_path),
    }),
    path: t.field({
      type: [CategoryStep],
      extensions: atMost(5),
      description: 'Categories from the root down to this one, inclusive.',
      resolve: (category, _args, ctx) => category.path ?? lookUp(ctx, category).then(({ path }) => path),
    }),
    children: t.field({
      type: [Category],
      extensions: atMost(limits.siblingsMax),
      description: 'Direct children.',
      resolve: async (category, _args, ctx) => (await lookUp(ctx, category)).node.children.map(categoryValue),
    }),
  }),
});

builder.queryField('categories', (t) =>
  t.field({
    type: [Category],
    nullable: true,
    description: 'The root categories.',
    extensions: { ...sameForVisitors, ...atMost(limits.siblingsMax) },
    resolve: async (_root, _args, ctx) => (await readOnce(ctx, listCategories, {})).results.map(categoryValue),
  }),
);

builder.queryField('category', (t) =>
  t.field({
    type: Category,
    nullable: true,
    description: 'One category by its slug or ID; null if it does not exist.',
    extensions: sameForVisitors,
    args: lookupArg('category'),
    resolve: (_root, { by }, ctx) => findBy(by, (slug) => readCategory(ctx, slug)),
  }),
);

builder.queryField('specificationFields', (t) =>
  t.field({
    type: [SpecificationField],
    nullable: true,
    extensions: atMost(limits.fieldsMax),
    description: 'The specification fields for products of a category; null if they cannot be read.',
    args: { category: t.arg.string({ required: true, description: 'URL slug of the category.' }) },
    resolve: async (_root, { category: slug }, ctx) =>
      (await ctx.rest.call(readCategoryFields, { params: { slug } })).results,
  }),
);

loadableAsNode(Category, {
  id: ({ slug }) => slug,
  form: slugForm,
  load: (slug, ctx) => readCategory(ctx, slug),
});

async function readCategory(ctx: Context, slug: string): Promise<CategoryValue | null> {
  const parent = await find(ctx, slug);
  return parent && { ...categoryValue(parent.node), path: parent.path };
}

export function categoryValue(node: CategoryNode): CategoryValue {
  return { id: node.id, name: node.name, slug: node.slug, fullPath: node.full_path, node };
}

const indexes = new WeakMap<CategoryNode[], Map<string, Known>>();

async function find(ctx: Context, handle: string): Promise<Known | null> {
  const { results } = await readOnce(ctx, listCategories, {});
  const index = indexes.get(results) ?? byHandle(results);
  indexes.set(results, index);
  return index.get(handle) ?? null;
}

async function lookUp(ctx: Context, category: CategoryValue): Promise<Known> {
  const details = await find(ctx, category.slug);
  if (!details) throw new RefusedError('NOT_FOUND', 'This category no longer exists.');
  return details;
}

/** By slug and by ID. */
function byHandle(nodes: CategoryNode[], above: Step[] = [], index = new Map<string, Known>()): Map<string, Known> {
  for (const node of nodes) {
    const path = [...above, { name: node.name, slug: node.slug }];
    index.set(node.slug, { node, path });
    index.set(node.id, { node, path });
    byHandle(node.children, path, index);
  }
  return index;
}
