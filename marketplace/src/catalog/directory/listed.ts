import { type SQL, sql } from 'drizzle-orm';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import { shops } from '#shops/tables.ts';

/** The directory lists shops with at least one public product. */
export const isListed: SQL = sql`exists (select from ${products} where ${products.shopId} = ${shops.id} and ${isPublic})`;

/** The average rating of a shop, or 0 without reviews. */
export const averageRating: SQL = sql`${shops.ratingAverage}`;
