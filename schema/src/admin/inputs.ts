import { z } from 'zod';
import { reportReason } from '#chat/limits.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { shownText } from '#kernel/shown-text.ts';
import { sellerReportLimits as limits, reportableKind } from './limits.ts';
import { sellerReportTexts as texts } from './texts.ts';

const reportFields = {
  reason: describe(
    oneOf(reportReason, texts.reasonRequired),
    'One of the six reasons, word for word',
    'Misleading product descriptions',
  ),
  details: describe(
    z
      .string(texts.detailsRequired)
      .overwrite(shownText)
      .min(1, texts.detailsRequired)
      .max(limits.detailsMax, texts.detailsLong),
    `What happened, up to ${limits.detailsMax} characters`,
    'The stole was printed, not woven.',
    { as: 'content' },
  ),
  evidence_ids: describe(
    z.array(z.uuid()).max(limits.evidenceMax, texts.tooManyPictures).optional(),
    'IDs of up to three pictures, uploaded with `POST /api/uploads?purpose=report-evidence`',
    [examples.upload],
  ),
};

export const reportSellerInput = resource('ReportSellerInput', 'A report about a seller.', {
  seller_id: describe(z.uuid(), 'ID of the shop', examples.shop, { as: 'shopId' }),
  ...reportFields,
});
export type ReportSellerInput = z.infer<typeof reportSellerInput>;

export const reportInput = resource('ReportInput', 'A report about a product or a review.', {
  kind: describe(oneOf(reportableKind), 'Kind of the content', 'product'),
  subject_id: describe(z.uuid(), 'ID of the product or review', examples.product),
  ...reportFields,
});
export type ReportInput = z.infer<typeof reportInput>;
