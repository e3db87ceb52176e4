/** Limits for pictures of one purpose, for the browser that shrinks them and the service that stores them. */
export interface UploadPurpose {
  readonly name: string;
  /** Maximum size on arrival; larger pictures are refused with `tooLarge`. */
  readonly bytesMax: number;
  readonly tooLarge: string;
  /** Error for a file that is no picture; defaults to the general text. */
  readonly invalid?: string;
  /** Errors for a broken picture and for one that cannot be drawn; default to `invalid`. */
  readonly unreadable?: string;
  readonly undrawable?: string;
  /** The picture is scaled to fit inside these pixels; `cover` fills them and crops the rest. */
  readonly width: number;
  readonly height: number;
  readonly fit: 'inside' | 'cover';
  /** The browser tries these JPEG qualities until the file is below `aimBytes`, and sends the last one otherwise. */
  readonly qualities: readonly number[];
  readonly aimBytes: number;
}

/** A picture that users look at closely: small print in it stays readable. */
export const readablePicture = {
  bytesMax: 5 * 1024 * 1024,
  tooLarge: 'Image must be less than 5MB',
  width: 1600,
  height: 1600,
  fit: 'inside',
  qualities: [0.82, 0.7, 0.55],
  aimBytes: 1024 * 1024,
} as const;

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Maximum size of a file that the browser shrinks; cameras produce less. */
export const originalBytesMax = 50 * 1024 * 1024;

export const uploadTexts = {
  invalid: 'Please select a valid image file (JPEG, PNG, or WebP)',
  missing: 'This picture is not available. Please choose it again.',
  tooMany: 'You are uploading pictures too quickly. Please wait a moment and try again.',
} as const;
