import { categoryLimits as limits } from '@besesaka/schema/catalog/category-limits.ts';
import { listCategories } from '@besesaka/schema/catalog/operations.ts';
import type { CategoryNode } from '@besesaka/schema/catalog/resources.ts';
import { type Context, readOnce } from '#platform/context/context.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { RefusedError } from '#platform/errors/errors.ts';
import { visitorsSee } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';

interface Step {
  name: string;
  slug: string;
}

/** A category as a card knows it; what is missing is looked up in the tree, which is one call a request. */
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

const CategoryStep = builder.objectRef<Step>('CategoryStep').implement({
  description: 'One step on the way from a root category downward.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the category.' }),
    slug: t.exposeString('slug', { description: 'The category as filters take it.' }),
  }),
});

export const Category = builder.objectRef<CategoryValue>('Category');
Category.implement({
  description: 'A node of the category tree.',
  fields: (t) => ({
    id: t.id({
      description: 'Identifies the category.',
      resolve: (category, _args, ctx) => category.id ?? lookUp(ctx, category).then(({ node }) => node.id),
    }),
    name: t.exposeString('name', { description: 'Name of the category.' }),
    slug: t.exposeString('slug', { description: 'The category as filters take it.' }),
    icon: t.string({
      description: 'Name of the icon that stands for this category.',
      resolve: async (category, _args, ctx) => (await lookUp(ctx, category)).node.icon,
    }),
    fullPath: t.string({
      description: 'Names from the root down, joined by " > ".',
      resolve: (category, _args, ctx) => category.fullPath ?? lookUp(ctx, category).then(({ node }) => node.full_path),
    }),
    path: t.field({
      type: [CategoryStep],
      extensions: atMost(5),
      description: 'The categories from the root down to this one, itself included.',
      resolve: (category, _args, ctx) => category.path ?? lookUp(ctx, category).then(({ path }) => path),
    }),
    children: t.field({
      type: [Category],
      extensions: atMost(limits.siblingsMax),
      description: 'The categories right below this one.',
      resolve: async (category, _args, ctx) => (await lookUp(ctx, category)).node.children.map(categoryValue),
    }),
  }),
});

builder.queryField('categories', (t) =>
  t.field({
    type: [Category],
    nullable: true,
    description: 'The roots of the category tree.',
    extensions: { ...visitorsSee, ...atMost(limits.siblingsMax) },
    resolve: async (_root, _args, ctx) => (await readOnce(ctx, listCategories, {})).results.map(categoryValue),
  }),
);

builder.queryField('category', (t) =>
  t.field({
    type: Category,
    nullable: true,
    description: 'One category by its part of addresses; null where there is none.',
    extensions: visitorsSee,
    args: { slug: t.arg.string({ required: true, description: 'The category as filters take it.' }) },
    resolve: async (_root, { slug }, ctx) => {
      const known = await find(ctx, slug);
      return known && { ...categoryValue(known.node), path: known.path };
    },
  }),
);

export function categoryValue(node: CategoryNode): CategoryValue {
  return { id: node.id, name: node.name, slug: node.slug, fullPath: node.full_path, node };
}

const indexes = new WeakMap<CategoryNode[], Map<string, Known>>();

async function find(ctx: Context, slug: string): Promise<Known | null> {
  const { results } = await readOnce(ctx, listCategories, {});
  const index = indexes.get(results) ?? bySlug(results);
  indexes.set(results, index);
  return index.get(slug) ?? null;
}

async function lookUp(ctx: Context, category: CategoryValue): Promise<Known> {
  const known = await find(ctx, category.slug);
  if (!known) throw new RefusedError('NOT_FOUND', 'This category is gone.');
  return known;
}

function bySlug(nodes: CategoryNode[], above: Step[] = [], index = new Map<string, Known>()): Map<string, Known> {
  for (const node of nodes) {
    const path = [...above, { name: node.name, slug: node.slug }];
    index.set(node.slug, { node, path });
    bySlug(node.children, path, index);
  }
  return index;
}
