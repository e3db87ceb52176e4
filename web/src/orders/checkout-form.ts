import { shippingInput } from '@besesaka/schema/orders/inputs.ts';
import type { z } from 'zod';
import type { CamelKeys } from '#platform/camel-case.ts';
import { inputResolver } from '#platform/input-resolver.ts';

/** The form's fields, under the names of GraphQL. */
export type Shipping = CamelKeys<z.infer<typeof shippingInput>>;

export const shippingResolver = inputResolver(shippingInput);
