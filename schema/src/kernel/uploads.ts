/** What a picture of one purpose is held to, by the browser that shrinks it and by the service that keeps it. */
export interface UploadPurpose {
  readonly name: string;
  /** As it arrives at the service: a larger one is refused, in these words. */
  readonly bytesMax: number;
  readonly tooLarge: string;
  /** What is said to one that is no picture; without it the words for all. */
  readonly invalid?: string;
  /** What is said of one that is broken, and of one that cannot be drawn; without them the words above. */
  readonly unreadable?: string;
  readonly undrawable?: string;
  /** Pixels that it is kept within; `cover` fills them, and cuts off what stands over. */
  readonly width: number;
  readonly height: number;
  readonly fit: 'inside' | 'cover';
  /** A browser sends a JPEG of the first of these qualities that brings it below `aimBytes`, or else of the last. */
  readonly qualities: readonly number[];
  readonly aimBytes: number;
}

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** What a browser takes to shrink it; no camera makes more. */
export const originalBytesMax = 50 * 1024 * 1024;

export const uploadTexts = {
  invalid: 'Please select a valid image file (JPEG, PNG, or WebP)',
  missing: 'This picture is not available. Please choose it again.',
  tooMany: 'You are uploading pictures too quickly. Please wait a moment and try again.',
} as const;
