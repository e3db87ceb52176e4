import { shippingAddress } from '@besesaka/schema/accounts/resources.ts';
import type { z } from 'zod';
import { builder } from '#platform/graphql/builder.ts';
import { exposeFields } from '#platform/graphql/from-contract.ts';
import { Region } from './region.ts';

export const ShippingAddress = builder.objectRef<z.infer<typeof shippingAddress>>('ShippingAddress').implement({
  description: 'A shipping address with its recipient.',
  fields: (t) => ({
    ...exposeFields(t, shippingAddress),
    region: t.expose('region', { type: Region, description: 'One of the 16 regions of Ghana.' }),
  }),
});
