import { z } from 'zod';
import { adminSearchLimits as limits, searchHitKind } from '#admin/limits.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';

export const adminSearchQuery = z.object({
  q: z.string().trim().min(limits.wordsMin, limits.tooShort).max(limits.wordsMax),
});
export type AdminSearchQuery = z.infer<typeof adminSearchQuery>;

export const adminSearchHit = resource('AdminSearchHit', 'Something that the search of the back office found.', {
  kind: describe(oneOf(searchHitKind), 'What it is', 'order'),
  id: describe(
    z.string(),
    'What its page or list knows it by: the code of an order, the reference of a payment, the SKU of a product, or an ID',
    'BSK7H2M9',
    { type: 'ID' },
  ),
  title: describe(z.string(), 'Its name or number', 'BSK7H2M9'),
  text: describe(z.string(), 'What tells it from others, such as an email address', 'Afua Boatemaa Darko'),
  state: describe(z.string(), 'Its state; empty if it has none', 'pending'),
});
export type AdminSearchHit = z.infer<typeof adminSearchHit>;

export const adminSearchResult = resource('AdminSearchResult', 'What the search of the back office found.', {
  results: describe(
    z.array(adminSearchHit).max(limits.perKind * searchHitKind.values.length),
    `At most ${limits.perKind} of each kind, the newest first`,
  ),
});
export type AdminSearchResult = z.infer<typeof adminSearchResult>;
