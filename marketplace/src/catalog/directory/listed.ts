import { type SQL, sql } from 'drizzle-orm';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import { shops } from '#shops/tables.ts';

/** The shops that everybody finds something in. */
export const isListed: SQL = sql`exists (select from ${products} where ${products.shopId} = ${shops.id} and ${isPublic})`;

/** Stars of one shop on the whole, as a number; 0 without reviews. */
export const averageRating: SQL = sql`${shops.ratingAverage}`;
