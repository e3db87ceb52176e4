import { choice, type ValueOf } from './reference/choice.ts';

/** Begins every API key, so that users and scanners recognise one. */
export const apiKeyPrefix = 'bsk_';

/** Begins every access token of an app that a user connected by OAuth. A dot and the part that changes follow its name. */
export const accessTokenPrefix = 'bsa_';

/** Whether a program shows it for a user: an API key, or the access token of an app. Sessions have other tokens. */
export const isProgramToken = (bearer: string): boolean =>
  bearer.startsWith(apiKeyPrefix) || bearer.startsWith(accessTokenPrefix);

/** The part of a program's token that stays when it is renewed. Limits of the program count by it. */
export const programOf = (bearer: string): string => bearer.split('.', 1)[0] ?? '';

export const tokenScope = choice('ApiKeyScope', 'What an API key may do. Writing includes reading.', {
  'catalogue:read': 'Read products, shops, reviews and the wishlist',
  'catalogue:write': 'Write reviews, follow shops and change the wishlist',
  'orders:read': 'Read the cart, purchases, sales and delivery addresses',
  'orders:write': 'Change the cart, place orders and move them on',
  'products:read': "Read the user's own shop, products and campaigns",
  'products:write': "Change the user's own shop and products",
  'payments:read': "Read the money, payouts and statements of the user's own shop",
  'chat:read': 'Read conversations',
  'chat:write': 'Send and read messages',
  'webhooks:read': "Read the user's webhook endpoints and deliveries",
  'webhooks:write': "Change the user's webhook endpoints and send deliveries again",
});
export type Scope = ValueOf<typeof tokenScope>;

/** The scope that an operation needs. `any`: every token may call it. Null: no token may, because it concerns the account or money. */
export type NeededScope = Scope | 'any' | null;

export function isGranted(granted: readonly Scope[], needed: NeededScope): boolean {
  if (needed === null) return false;
  if (needed === 'any') return true;
  return granted.some((scope) => scope === needed || scope === needed.replace(':read', ':write'));
}
