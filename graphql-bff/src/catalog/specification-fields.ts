import { categoryLimits as limits } from '@besesaka/schema/catalog/category-limits.ts';
import type { SpecificationField as Field } from '@besesaka/schema/catalog/category-resources.ts';
import { readCategoryFields } from '@besesaka/schema/catalog/operations.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';

export const SpecificationFieldKind = builder.enumType('SpecificationFieldKind', {
  description: 'Type of a specification value.',
  values: {
    DATE: { value: 'date', description: 'A date as YYYY-MM-DD.' },
    NUMBER: { value: 'number', description: 'Digits only.' },
    SELECT: { value: 'select', description: "One of the field's options." },
    TEXT: { value: 'text', description: 'One line of text.' },
    TEXTAREA: { value: 'textarea', description: 'Several lines of text.' },
  } as const,
});

export const SpecificationField = builder.objectRef<Field>('SpecificationField').implement({
  description: 'A specification field for products of a category.',
  fields: (t) => ({
    key: t.exposeString('id', {
      description: 'Key of the value in a product\'s specifications, such as "screen_size".',
    }),
    label: t.exposeString('label', { description: 'Label to show.' }),
    kind: t.expose('type', { type: SpecificationFieldKind, description: 'Type of the value.' }),
    required: t.exposeBoolean('required', { description: 'Whether a value is required.' }),
    placeholder: t.exposeString('placeholder', { description: 'Placeholder of the form field; may be empty.' }),
    options: t.exposeStringList('options', {
      extensions: atMost(limits.optionsMax),
      description: 'Allowed values for SELECT; empty for other types.',
    }),
  }),
});

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
