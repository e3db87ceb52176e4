import type { TestMarketplace } from './browser-of.ts';
import type { Client, Json } from './client.ts';

/** Who asks: buyer and seller have a part in every thing here, the others in none, and the visitor is nobody. */
export const askers = [
  'visitor',
  'buyer',
  'seller',
  'other buyer',
  'other seller',
  'suspended person',
  'admin',
] as const;
export type Caller = (typeof askers)[number];
/** What lies between them; those of `examples` in the contract have its names. */
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
  'conversation',
  'chatPicture',
  'productReview',
  'shopReview',
  'line',
  'address',
  'session',
  'dataExport',
  'notification',
  'subscription',
  'campaign',
  'payment',
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

export type Person = Awaited<ReturnType<TestMarketplace['world']['createPerson']>>;

export interface AccessScene {
  it: TestMarketplace;
  person(who: Exclude<Caller, 'visitor'>): Promise<Person>;
  asker(who: Caller): Promise<Client>;
  /** Of the shop and the product that all is about. */
  shop(): ReturnType<TestMarketplace['world']['createShop']>;
  product(): ReturnType<TestMarketplace['world']['createProduct']>;
  thing(name: Thing): Promise<string>;
  upload(who: Caller, purpose: string): Promise<string>;
  done(who: Caller, method: 'post' | 'put', path: string, body: object): Promise<Json>;
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
}
