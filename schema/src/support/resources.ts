import { z } from 'zod';
import { success, thing, told } from '#kernel/reference/told.ts';
import { sellerReportTexts as texts } from './texts.ts';

export const sellerReported = thing('SellerReported', 'We have it.', {
  success,
  message: told(z.string(), 'A sentence to show', texts.reported),
});
export type SellerReported = z.infer<typeof sellerReported>;
