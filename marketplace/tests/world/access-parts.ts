import type { TestMarketplace } from './browser-of.ts';
import type { Client, Json } from './client.ts';

/**
 * The callers of the access tests: buyer and seller take part in every object here, the others in none, and the visitor
 * is not logged in.
 */
export const askers = [
  'visitor',
  'buyer',
  'seller',
  'other buyer',
  'other seller',
  'suspended seller',
  'admin',
] as const;
export type Caller = (typeof askers)[number];
/** The objects between them. Those in `examples` of the contract have the same names. */
export const thingNames = [
  'buyer',
  'seller',
  'shop',
  'shopSlug',
  'product',
  'productSlug',
  'category',
  'categorySlug',
  'order',
  'offer',
  'conversation',
  'chatPicture',
  'productReview',
  'shopReview',
  'line',
  'address',
  'session',
  'apiKey',
  'oauthApp',
  'webhookEndpoint',
  'webhookDelivery',
  'dataExport',
  'productImport',
  'notification',
  'subscription',
  'campaign',
  'payment',
  'payout',
  'receipt',
  'card',
  'application',
  'paper',
  'selfie',
  'logo',
  'sellerReport',
  'contactMessage',
] as const;
export type Thing = (typeof thingNames)[number];

export type User = Awaited<ReturnType<TestMarketplace['world']['createUser']>>;

export interface AccessScene {
  market: TestMarketplace;
  user(who: Exclude<Caller, 'visitor'>): Promise<User>;
  asker(who: Caller): Promise<Client>;
  /** The shop and the product of the scene. */
  shop(): ReturnType<TestMarketplace['world']['createShop']>;
  product(): ReturnType<TestMarketplace['world']['createProduct']>;
  thing(name: Thing): Promise<string>;
  upload(who: Caller, purpose: string): Promise<string>;
  done(who: Caller, method: 'post' | 'put', path: string, body: object): Promise<Json>;
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
}
