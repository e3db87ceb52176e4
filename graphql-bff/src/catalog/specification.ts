import { builder } from '#platform/graphql/builder.ts';

export const Specification = builder.objectRef<{ key: string; value: string }>('Specification').implement({
  description: 'A specification of a product.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Key of the specification field, such as "screen_size".' }),
    value: t.exposeString('value', { description: 'Value, as the seller wrote it.' }),
  }),
});
