import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { success, thing, told } from '#kernel/reference/told.ts';
import { sellerReportTexts as texts } from './texts.ts';

export const sellerReported = thing('SellerReported', 'We have it.', {
  success,
  message: told(z.string(), 'A sentence to show', texts.reported),
});
export type SellerReported = z.infer<typeof sellerReported>;

/** A case, for those who look after it. */
export const sellerReport = thing('SellerReport', 'A report of a seller, for admins.', {
  id: told(z.uuid(), 'Never changes', '01a20146-9c30-7d11-8e4c-2b3c4d5e6f70'),
  seller_id: told(z.uuid(), 'Of the shop', examples.shop),
  seller_name: told(z.string(), 'What the shop is called now', examples.shopName),
  seller_slug: told(z.string(), "The shop's part of addresses", examples.shopSlug),
  reporter_name: told(z.string(), 'Who reported it', 'Edem Ametefe'),
  reason: told(z.string(), 'One of the six, word for word', 'Misleading product descriptions'),
  details: told(z.string(), 'What happened', 'The stole was printed, not woven.'),
  evidence: told(z.array(z.string()), 'Links to the pictures; each dies in five minutes, and each look is audited', []),
  created_at: told(z.iso.datetime(), 'When it was reported', '2026-11-21T09:35:00.000Z'),
});
export type SellerReport = z.infer<typeof sellerReport>;
