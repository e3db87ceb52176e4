import { z } from 'zod';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { shownText } from '#kernel/shown-text.ts';
import { categoryIcons, categoryLimits as limits, specificationType } from './category-limits.ts';
import { specificationField } from './category-resources.ts';
import { categoryTexts as texts } from './category-texts.ts';

const textBetween = (min: number, short: string, max: number, long: string) =>
  z.string(short).overwrite(shownText).min(min, short).max(max, long);

const name = describe(
  textBetween(limits.nameMin, texts.nameShort, limits.nameMax, texts.nameLong).refine(
    (value) => /[\p{L}\p{N}]/u.test(value),
    texts.nameUnreadable,
  ),
  `Name to show, ${limits.nameMin} to ${limits.nameMax} characters`,
  'Kente & Wax Prints',
);
const parent = describe(
  z.uuid().nullable().default(null),
  'ID of the parent, which must be a root; null, or left out, makes the category a root',
  examples.category,
);

export const categoryInput = resource('CategoryInput', 'A new category.', { name, parent_id: parent });
export type CategoryInput = z.infer<typeof categoryInput>;

const option = textBetween(1, texts.optionEmpty, limits.optionMax, texts.optionLong);

const specificationFieldInput = resource(
  'SpecificationFieldInput',
  'A specification field for products of a category.',
  {
    id: describe(
      z
        .string(texts.keyInvalid)
        .max(limits.labelMax, texts.keyInvalid)
        .regex(/^[a-z][a-z0-9_]*$/, texts.keyInvalid),
      "Key of the value in a product's specifications, such as `screen_size`",
      'weave',
      { as: 'key', type: 'String' },
    ),
    label: describe(textBetween(1, texts.labelMissing, limits.labelMax, texts.labelLong), 'Name to show', 'Weave'),
    type: describe(oneOf(specificationType), 'Type of the value', 'select', { as: 'kind' }),
    required: describe(z.boolean(), 'Whether a value is required', true),
    placeholder: describe(
      z.string().overwrite(shownText).max(limits.placeholderMax, texts.placeholderLong),
      'Placeholder of the form field; may be empty',
      'Choose the weave',
    ),
    options: describe(
      z.array(option).max(limits.optionsMax, texts.optionsMany),
      'Allowed values if the type is `select`, otherwise empty',
      ['Single', 'Double'],
    ),
  },
)
  .refine(({ type, options }) => type !== 'select' || options.length >= limits.optionsMin, {
    message: texts.optionsFew,
    path: ['options'],
  })
  .refine(({ type, options }) => type === 'select' || options.length === 0, {
    message: texts.optionsUnused,
    path: ['options'],
  })
  .refine(({ options }) => new Set(options).size === options.length, { message: texts.optionTwice, path: ['options'] });

export const categoryChangeInput = resource(
  'CategoryChangeInput',
  'Changes to a category. Fields that are left out stay as they are.',
  {
    name: name.optional(),
    fields: describe(
      z
        .array(specificationFieldInput)
        .max(limits.fieldsMax, texts.fieldsMany)
        .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, texts.keyTwice)
        .optional(),
      'All specification fields in their order, replacing the current ones',
    ),
    icon: describe(z.enum(categoryIcons, texts.iconUnknown).optional(), 'Name of the icon', 'shirt', {
      type: 'String',
    }),
    is_hidden: describe(z.boolean().optional(), 'Whether menus hide the category', false),
    version: describe(
      z.int().positive(),
      'Version that the client read: the call fails with STALE if the category has changed since',
      1,
    ),
  },
).refine(({ version: _, ...change }) => Object.values(change).some((one) => one !== undefined), texts.nothingToChange);
export type CategoryChangeInput = z.infer<typeof categoryChangeInput>;

export const categoryMoveInput = resource('CategoryMoveInput', 'The new parent of a category.', { parent_id: parent });
export type CategoryMoveInput = z.infer<typeof categoryMoveInput>;

export const categoryOrderInput = resource('CategoryOrderInput', 'The new position of a category among its siblings.', {
  position: describe(
    z.int().min(0).max(limits.siblingsMax),
    'Position among its siblings, from 0; a higher position than the last one means last',
    0,
  ),
});
export type CategoryOrderInput = z.infer<typeof categoryOrderInput>;

export const adminCategoryRow = resource('AdminCategoryRow', 'A category as admins see it.', {
  id: describe(z.uuid(), 'Unique ID', examples.category),
  parent_id: describe(z.uuid().nullable(), 'ID of the parent category; null for a root', null),
  name: describe(z.string(), 'Name to show', 'Kente & Wax Prints'),
  slug: describe(z.string(), 'URL slug, which stays the same when the category is renamed', 'kente-wax-prints'),
  full_path: describe(
    z.string(),
    'Names of the category and its parents, joined by ` > `',
    'Fashion > Kente & Wax Prints',
  ),
  product_count: describe(
    z.number().int().min(0),
    'Number of products in the category and below it, including hidden ones',
    8,
  ),
  icon: describe(z.string(), 'Name of the icon', 'shirt'),
  position: describe(z.number().int(), 'Position among its siblings, from 0', 0),
  is_hidden: describe(z.boolean(), 'Whether menus hide the category; true for a new one', false),
  field_count: describe(z.number().int().min(0), 'Number of specification fields', 4),
});
export type AdminCategoryRow = z.infer<typeof adminCategoryRow>;

export const adminCategoryList = resource('AdminCategoryList', 'All categories, for admins.', {
  results: describe(
    z.array(adminCategoryRow).max(limits.siblingsMax * (limits.siblingsMax + 1)),
    'Categories in tree order: each root, followed by its children',
  ),
});

export const adminCategory = resource('AdminCategory', 'A category with its specification fields.', {
  ...adminCategoryRow.shape,
  fields: describe(
    z.array(specificationField).max(limits.fieldsMax),
    'Specification fields of its products, in their order',
    undefined,
    { as: 'specificationFields' },
  ),
  version: describe(z.number().int(), 'Version, higher after every change of its name or fields', 1),
});
export type AdminCategory = z.infer<typeof adminCategory>;

export const categoryDeleted = resource('CategoryDeleted', 'Confirmation that a category was deleted.', {
  id: describe(z.uuid(), 'ID of the deleted category', examples.category),
});
