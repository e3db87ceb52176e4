import { suspensionReference } from '#accounts/suspension.ts';
import { examples } from '#kernel/reference/examples.ts';
import { reference } from '#kernel/reference/words.ts';
import { auditReference } from './audit.ts';
import { casesReference } from './cases.ts';
import { reportInput, reportSellerInput } from './inputs.ts';
import { adminOrdersReference } from './orders.ts';
import { adminPaymentsReference } from './payments.ts';
import { peopleReference } from './people.ts';
import { adminProductsReference } from './products.ts';
import { adminReviewsReference } from './reviews.ts';
import { adminShopsReference } from './shops.ts';

export const supportReference = [
  reference('ReportSellerInput', reportSellerInput, 'What is wrong with a seller.', {
    seller_id: ['Of the shop', examples.shop],
    reason: ['One of the six, word for word', 'Misleading product descriptions'],
    details: ['What happened, up to 1000 characters', 'The stole was printed, not woven.'],
    evidence_ids: ['Up to three uploads of the purpose report-evidence', [examples.upload]],
  }),
  reference('ReportInput', reportInput, 'What is wrong with a product or a review.', {
    kind: ['What it is', 'product'],
    subject_id: ['Which product or review', examples.product],
    reason: ['One of the six, word for word', 'Misleading product descriptions'],
    details: ['What happened, up to 1000 characters', 'The stole was printed, not woven.'],
    evidence_ids: ['Up to three uploads of the purpose report-evidence', [examples.upload]],
  }),
  ...casesReference,
  ...auditReference,
  ...peopleReference,
  suspensionReference,
  ...adminPaymentsReference,
  ...adminProductsReference,
  ...adminShopsReference,
  ...adminReviewsReference,
  ...adminOrdersReference,
];
