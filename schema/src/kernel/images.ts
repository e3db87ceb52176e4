/** Widths and formats in which public pictures are served; any other is not found. */
export const imageWidths = [96, 192, 320, 480, 640, 960, 1280] as const;
export const imageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ImageWidth = (typeof imageWidths)[number];
export type ImageFormat = (typeof imageFormats)[number];
