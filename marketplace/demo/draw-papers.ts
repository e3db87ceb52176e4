import sharp from 'sharp';
import type { Files } from '#platform/files/files.ts';
import type { PlannedPaper } from './plan-shops.ts';

/** Draws the few private documents before an admin can open them. */
export async function drawPapers(files: Files, papers: readonly PlannedPaper[]): Promise<void> {
  for (const { upload, svg } of papers) {
    const body = new Uint8Array(await sharp(Buffer.from(svg)).webp().toBuffer());
    await files.put('private', upload.key, { body, contentType: 'image/webp' });
  }
}
