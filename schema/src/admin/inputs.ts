import { z } from 'zod';
import { reportReason } from '#chat/limits.ts';
import { oneOf } from '#kernel/reference/describe.ts';
import { shownText } from '#kernel/shown-text.ts';
import { sellerReportLimits as limits, reportableKinds } from './limits.ts';
import { sellerReportTexts as texts } from './texts.ts';

const reportFields = {
  reason: oneOf(reportReason, texts.reasonRequired),
  details: z
    .string(texts.detailsRequired)
    .overwrite(shownText)
    .min(1, texts.detailsRequired)
    .max(limits.detailsMax, texts.detailsLong),
  evidence_ids: z.array(z.uuid()).max(limits.evidenceMax, texts.tooManyPictures).optional(),
};

export const reportSellerInput = z.object({ seller_id: z.uuid(), ...reportFields });
export type ReportSellerInput = z.infer<typeof reportSellerInput>;

/** A report about a product or a review. */
export const reportInput = z.object({ kind: z.enum(reportableKinds), subject_id: z.uuid(), ...reportFields });
export type ReportInput = z.infer<typeof reportInput>;
