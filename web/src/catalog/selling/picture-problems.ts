import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';

interface Pictures {
  count: number;
  /** There was no room for some that were chosen. */
  wereTooMany: boolean;
}

/** What is wrong with how many pictures there are now, not with how many there were. */
export function countProblems({ count, wereTooMany }: Pictures): string[] {
  if (count > 0 && count < limits.imagesMin) return [texts.imagesMissing];
  return wereTooMany && count >= limits.imagesMax ? [texts.imagesTooMany] : [];
}

/** What has to be done about pictures before the product can be sent; null where nothing has. */
export function pictureNeed(tiles: readonly { id: string | null; state: string }[]): string | null {
  const left = limits.imagesMin - tiles.length;
  if (tiles.length === 0) return `Add at least ${limits.imagesMin} pictures.`;
  if (left > 0) return left === 1 ? 'Add one more picture.' : `Add ${left} more pictures.`;
  if (tiles.some(({ state }) => state === 'lost')) return 'Some pictures could not be sent. Try them again.';
  return tiles.every(({ id }) => id) ? null : 'Your pictures are still being sent.';
}
