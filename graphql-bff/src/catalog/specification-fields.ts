import { categoryLimits as limits } from '@besesaka/schema/catalog/category-limits.ts';
import { readCategoryFields } from '@besesaka/schema/catalog/operations.ts';
import type { SpecificationField as Field } from '@besesaka/schema/catalog/resources.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';

export const SpecificationFieldKind = builder.enumType('SpecificationFieldKind', {
  description: 'How a field of technical data is filled in.',
  values: {
    DATE: { value: 'date', description: 'A day as YYYY-MM-DD.' },
    NUMBER: { value: 'number', description: 'Digits only.' },
    SELECT: { value: 'select', description: 'One of its options.' },
    TEXT: { value: 'text', description: 'A line of text.' },
    TEXTAREA: { value: 'textarea', description: 'Text of several lines.' },
  } as const,
});

export const SpecificationField = builder.objectRef<Field>('SpecificationField').implement({
  description: 'What a seller specifies about a product of a category.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'The key under which products keep it, such as "screen_size".' }),
    label: t.exposeString('label', { description: 'What the field is called.' }),
    kind: t.expose('type', { type: SpecificationFieldKind, description: 'How it is filled in.' }),
    required: t.exposeBoolean('required', { description: 'Whether it must be filled in.' }),
    placeholder: t.exposeString('placeholder', { description: 'A hint within the empty field.' }),
    options: t.exposeStringList('options', {
      extensions: atMost(limits.optionsMax),
      description: 'What may be chosen, of a SELECT.',
    }),
  }),
});

builder.queryField('specificationFields', (t) =>
  t.field({
    type: [SpecificationField],
    nullable: true,
    extensions: atMost(limits.fieldsMax),
    description: 'What a seller specifies about a product of a category; null where it cannot be told.',
    args: { category: t.arg.string({ required: true, description: 'The category as filters take it.' }) },
    resolve: async (_root, { category: slug }, ctx) =>
      (await ctx.rest.call(readCategoryFields, { params: { slug } })).results,
  }),
);
