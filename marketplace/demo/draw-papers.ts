import sharp from 'sharp';
import type { Files } from '#platform/files/files.ts';
import type { PlannedPaper } from './plan-shops.ts';

/** They are few, and private: drawn before an admin can look at them. */
export async function drawPapers(files: Files, papers: readonly PlannedPaper[]): Promise<void> {
  for (const { upload, svg } of papers) {
    const body = new Uint8Array(await sharp(Buffer.from(svg)).webp().toBuffer());
    await files.put('private', upload.key, { body, contentType: 'image/webp' });
  }
}
