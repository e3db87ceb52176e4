import type { Region } from '@besesaka/schema/kernel/regions.ts';

/** Name, slug, owner, town, region, GhanaPost address and street, telephone, what it sells (root slugs), its words. */
export interface ShopLine {
  name: string;
  slug: string;
  /** What its logo shows, drawn as products are. */
  sign: string;
  owner: string;
  email?: string;
  city: string;
  region: Region;
  address: string;
  phone: string;
  sells: string[];
  words: string;
  pending?: true;
}
