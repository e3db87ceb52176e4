import type { SourceFormat } from '#platform/drawing/drawing.ts';

const signatures = [
  { format: 'jpeg', start: [0xff, 0xd8, 0xff] },
  { format: 'png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  // The length of the file is between RIFF and WEBP.
  { format: 'webp', start: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50] },
] as const;

/** The format according to the first bytes, whatever the name and type claim; null if we do not accept it. */
export function sniffFormat(bytes: Uint8Array): SourceFormat | null {
  const found = signatures.find(({ start }) => start.every((byte, at) => byte === null || bytes[at] === byte));
  return found?.format ?? null;
}
