import { z } from 'zod';
import { verificationStates } from '#accounts/limits.ts';
import { listQuery } from '#kernel/lists/paging.ts';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { adminShopStates, adminListLimits as limits } from './limits.ts';
import { optional } from './optional.ts';

export const adminShopsQuery = listQuery(limits.perPage).extend({
  q: optional(z.string().max(limits.wordsMax).trim()),
  state: optional(z.enum(adminShopStates)),
});
export type AdminShopsQuery = z.infer<typeof adminShopsQuery>;

export const adminShopRow = thing('AdminShopRow', 'A shop as admins see it.', {
  id: told(z.uuid(), 'Never changes', examples.shop),
  shop_name: told(z.string(), 'What it is called', examples.shopName),
  shop_slug: told(z.string(), 'The last part of its address, /shops/<slug>', examples.shopSlug),
  owner_id: told(z.uuid(), 'Whose it is', examples.seller),
  owner_name: told(z.string(), 'What they are called', 'Akosua Adepa Mensah'),
  owner_email: told(z.string(), 'Their address', 'seller@besesaka.test'),
  city: told(z.string(), 'Town', 'Kumasi'),
  verification: told(z.enum(verificationStates), 'How far the check of its owner has come', 'verified'),
  state: told(z.enum(adminShopStates), 'Whether everybody sees it, and why not', 'active'),
  hidden_reason: told(z.string().nullable(), 'Why we took it out of view; null where we did not', null),
  created_at: told(z.iso.datetime(), 'When it was opened', '2026-05-06T03:20:00.000Z'),
});
export type AdminShopRow = z.infer<typeof adminShopRow>;

export const adminShopList = thing(
  'AdminShopList',
  'A page of shops, the newest first.',
  cursorListAnswer(adminShopRow).shape,
);
