import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';

interface Pictures {
  count: number;
  /** More pictures were chosen than allowed. */
  wereTooMany: boolean;
}

/** Checks the current number of pictures, not the earlier one. */
export function countProblems({ count, wereTooMany }: Pictures): string[] {
  if (count > 0 && count < limits.imagesMin) return [texts.imagesMissing];
  return wereTooMany && count >= limits.imagesMax ? [texts.imagesTooMany] : [];
}

/** The sentence that says what to do about the pictures before saving, or null. */
export function missingPicturesText(tiles: readonly { id: string | null; state: string }[]): string | null {
  const left = limits.imagesMin - tiles.length;
  if (tiles.length === 0) return `Add at least ${limits.imagesMin} pictures.`;
  if (left > 0) return left === 1 ? 'Add one more picture.' : `Add ${left} more pictures.`;
  if (tiles.some(({ state }) => state === 'lost')) return 'Some pictures could not be uploaded. Try again.';
  return tiles.every(({ id }) => id) ? null : 'Your pictures are still uploading.';
}
