import { z } from 'zod';
import { verification } from '#accounts/limits.ts';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { adminShopState, adminListLimits as limits } from './limits.ts';
import { optional } from './optional.ts';

export const adminShopsQuery = listQuery(limits.perPage).extend({
  q: optional(z.string().max(limits.wordsMax).trim()),
  state: optional(oneOf(adminShopState)),
});
export type AdminShopsQuery = z.infer<typeof adminShopsQuery>;

export const adminShopRow = resource('AdminShopRow', "A shop in the admins' list.", {
  id: describe(z.uuid(), 'Unique ID', examples.shop),
  shop_name: describe(z.string(), 'Name', examples.shopName),
  shop_slug: describe(z.string(), 'URL slug, the last part of /shops/<slug>', examples.shopSlug),
  owner_id: describe(z.uuid(), 'ID of the owner', examples.seller),
  owner_name: describe(z.string(), 'Name of the owner', 'Akosua Adepa Mensah'),
  owner_email: describe(z.string(), 'Email address of the owner', 'seller@besesaka.test'),
  city: describe(z.string(), 'Town', 'Kumasi'),
  verification: describe(oneOf(verification), "State of the owner's verification", 'verified'),
  state: describe(oneOf(adminShopState), 'Whether it is public, and if not, why', 'active'),
  hidden_reason: describe(z.string().nullable(), 'Reason an admin hid it; null if visible', null),
  created_at: describe(z.iso.datetime(), 'Time it was created', '2026-05-06T03:20:00.000Z'),
});
export type AdminShopRow = z.infer<typeof adminShopRow>;

export const adminShopList = resource(
  'AdminShopList',
  'A page of shops, the newest first.',
  cursorListAnswer(adminShopRow).shape,
);
