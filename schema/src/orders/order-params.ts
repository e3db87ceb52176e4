import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { pathParam } from '#kernel/reference/words.ts';

const orderCode = z
  .string()
  .max(40)
  .transform((code) => code.toUpperCase());

const orderParamNamed = (as: string) =>
  pathParam('order_id', orderCode, 'Code of the order', examples.order, { as, type: 'ID' });

export const orderParams = orderParamNamed('orderId');
/** GraphQL reads one order by `id`. */
export const orderByIdParams = orderParamNamed('id');
