import type { SourceFormat } from '#platform/media/drawing.ts';

const signatures = [
  { format: 'jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { format: 'png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { format: 'webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
] as const;

/** What the first bytes say it is, whatever its name and type claim; null for all that we do not take. */
export function sniffFormat(bytes: Uint8Array): SourceFormat | null {
  const found = signatures.find(({ at, bytes: wanted }) => wanted.every((byte, i) => bytes[at + i] === byte));
  return found?.format ?? null;
}
