import { builder } from '#platform/graphql/builder.ts';

export const Specification = builder.objectRef<{ key: string; value: string }>('Specification').implement({
  description: 'One line of technical data.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The key as it is kept, such as "screen_size".' }),
    value: t.exposeString('value', { description: 'The value as the seller wrote it.' }),
  }),
});
