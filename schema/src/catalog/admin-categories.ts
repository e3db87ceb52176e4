import { z } from 'zod';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { shownText } from '#kernel/shown-text.ts';
import { categoryIcons, categoryLimits as limits, specificationTypes } from './category-limits.ts';
import { specificationField } from './category-resources.ts';
import { categoryTexts as texts } from './category-texts.ts';

const words = (min: number, short: string, max: number, long: string) =>
  z.string(short).overwrite(shownText).min(min, short).max(max, long);

const name = words(limits.nameMin, texts.nameShort, limits.nameMax, texts.nameLong).refine(
  (value) => /[\p{L}\p{N}]/u.test(value),
  texts.nameUnreadable,
);

/** A new category; without a parent it is a root. */
export const categoryInput = z.object({ name, parent_id: z.uuid().nullable() });
export type CategoryInput = z.infer<typeof categoryInput>;

const option = words(1, texts.optionEmpty, limits.optionMax, texts.optionLong);

export const specificationFieldInput = z
  .object({
    id: z
      .string(texts.keyInvalid)
      .max(limits.labelMax, texts.keyInvalid)
      .regex(/^[a-z][a-z0-9_]*$/, texts.keyInvalid),
    label: words(1, texts.labelMissing, limits.labelMax, texts.labelLong),
    type: z.enum(specificationTypes),
    required: z.boolean(),
    placeholder: z.string().overwrite(shownText).max(limits.placeholderMax, texts.placeholderLong),
    options: z.array(option).max(limits.optionsMax, texts.optionsMany),
  })
  .refine(({ type, options }) => type !== 'select' || options.length >= limits.optionsMin, {
    message: texts.optionsFew,
    path: ['options'],
  })
  .refine(({ type, options }) => type === 'select' || options.length === 0, {
    message: texts.optionsUnused,
    path: ['options'],
  })
  .refine(({ options }) => new Set(options).size === options.length, { message: texts.optionTwice, path: ['options'] });

/** Changes to a category; fields that are left out stay as they are. */
export const categoryChangeInput = z
  .object({
    name: name.optional(),
    fields: z
      .array(specificationFieldInput)
      .max(limits.fieldsMax, texts.fieldsMany)
      .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, texts.keyTwice)
      .optional(),
    icon: z.enum(categoryIcons, texts.iconUnknown).optional(),
    is_hidden: z.boolean().optional(),
    version: z.int().positive(),
  })
  .refine(({ version: _, ...change }) => Object.values(change).some((one) => one !== undefined), texts.nothingToChange);
export type CategoryChangeInput = z.infer<typeof categoryChangeInput>;

export const categoryMoveInput = z.object({ parent_id: z.uuid().nullable() });
export type CategoryMoveInput = z.infer<typeof categoryMoveInput>;

/** Position among the siblings, from 0; a position beyond the last one means last. */
export const categoryOrderInput = z.object({ position: z.int().min(0).max(limits.siblingsMax) });
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
  results: describe(z.array(adminCategoryRow), 'Categories in tree order: each root, followed by its children'),
});

export const adminCategory = resource('AdminCategory', 'A category with its specification fields.', {
  ...adminCategoryRow.shape,
  fields: describe(z.array(specificationField), 'Specification fields of its products, in their order'),
  version: describe(z.number().int(), 'Version, higher after every change of its name or fields', 1),
});
export type AdminCategory = z.infer<typeof adminCategory>;

export const categoryDeleted = resource('CategoryDeleted', 'Confirmation that a category was deleted.', {
  id: describe(z.uuid(), 'ID of the deleted category', examples.category),
});
