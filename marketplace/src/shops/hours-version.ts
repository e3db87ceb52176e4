import { contentVersion } from '#platform/base/content-version.ts';
import type { shops } from './tables.ts';

/** The version of the opening hours and the closure together. */
export function hoursVersion(
  shop: Pick<typeof shops.$inferSelect, 'openingHours' | 'closedFrom' | 'closedUntil'>,
): string {
  return contentVersion([shop.openingHours, shop.closedFrom, shop.closedUntil]);
}
