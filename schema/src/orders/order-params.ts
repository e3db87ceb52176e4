import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { pathParam } from '#kernel/reference/words.ts';

const orderCode = z
  .string()
  .max(40)
  .transform((code) => code.toUpperCase());

export const orderParams = pathParam('order_id', orderCode, 'Code of the order', examples.order);
