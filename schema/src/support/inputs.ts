import { z } from 'zod';
import { shownText } from '#kernel/shown-text.ts';
import { sellerReportLimits as limits, sellerReportReasons } from './limits.ts';
import { sellerReportTexts as texts } from './texts.ts';

export const reportSellerInput = z.object({
  seller_id: z.uuid(),
  reason: z.enum(sellerReportReasons, texts.reasonRequired),
  details: z
    .string(texts.detailsRequired)
    .overwrite(shownText)
    .min(1, texts.detailsRequired)
    .max(limits.detailsMax, texts.detailsLong),
  evidence_ids: z.array(z.uuid()).max(limits.evidenceMax, texts.tooManyPictures).optional(),
});
export type ReportSellerInput = z.infer<typeof reportSellerInput>;
