import { z } from 'zod';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { categoryLimits as limits, specificationType } from './category-limits.ts';

export interface CategoryNode {
  id: string;
  name: string;
  slug: string;
  icon: string;
  image: string | null;
  full_path: string;
  children: CategoryNode[];
}

/** The type refers to itself, so the reference needs its name here. */
export const categoryNode: z.ZodType<CategoryNode> = z
  .object({
    id: describe(z.uuid(), 'Unique ID', 'ebb81e0c-bd3e-85b4-aa21-2c06218adacb'),
    name: describe(z.string(), 'Name to show', 'Phones & Tablets'),
    slug: describe(z.string(), 'URL slug', 'phones-tablets'),
    icon: describe(z.string(), 'Name of the icon', 'smartphone'),
    image: describe(
      z.string().nullable(),
      'Base path of the picture: append `/<width>.<format>`, such as `/640.webp`; null without a picture',
      '/media/46822bc2-e6a7-882a-b938-4ff0b5ceba6e',
    ),
    full_path: describe(z.string(), 'Names of the category and its parents, joined by ` > `', 'Phones & Tablets'),
    get children() {
      return describe(z.array(categoryNode), 'Direct children', []);
    },
  })
  .meta({ id: 'CategoryNode', description: 'A category with its children.' });

export const categoryList = resource('CategoryList', 'The category tree.', {
  results: describe(z.array(categoryNode), 'Root categories'),
});

export const specificationField = resource('SpecificationField', 'A specification field for products of a category.', {
  id: describe(z.string(), "Key of the value in a product's specifications", 'storage', { as: 'key', type: 'String' }),
  label: describe(z.string(), 'Name to show', 'Storage'),
  type: describe(oneOf(specificationType), 'Type of the value', 'select', { as: 'kind' }),
  required: describe(z.boolean(), 'Whether a value is required', true),
  placeholder: describe(z.string(), 'Placeholder of the form field; may be empty', 'Choose storage'),
  options: describe(
    z.array(z.string()).max(limits.optionsMax),
    'Allowed values if the type is `select`, otherwise empty',
    ['64 GB', '128 GB', '256 GB'],
  ),
});

export type SpecificationField = z.infer<typeof specificationField>;

export const categoryFields = resource('CategoryFields', 'Specification fields of a category.', {
  results: describe(z.array(specificationField).max(limits.fieldsMax), 'Fields, in their order'),
});
