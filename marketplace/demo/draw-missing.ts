import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Files } from '#platform/files/files.ts';
import { media } from '#platform/media/tables.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import { createPainter } from './pictures/painter.ts';
import { planPictures } from './plan-demo.ts';

export type OnProgress = (progress: { done: number; total: number }) => void;

interface DrawMissing {
  db: Database;
  files: Files;
  now: Date;
  log: Pick<Logger, 'info' | 'warn'>;
  signal: AbortSignal;
  onProgress?: OnProgress;
}

/** Draws missing pictures one at a time, so that requests come first, and marks each when its file exists. */
export async function drawMissing({ db, files, now, log, signal, onProgress }: DrawMissing): Promise<void> {
  const rows = await db.select({ id: media.id }).from(media).where(eq(media.ready, false));
  const missing = new Set(rows.map((row) => row.id));
  const pictures = planPictures(now)
    .filter((picture) => missing.has(picture.id))
    .sort((a, b) => a.turn - b.turn);
  if (pictures.length === 0 || signal.aborted) return;
  const painter = await createPainter(pictures.map((picture) => picture.art));
  const total = pictures.length;
  for (const [done, picture] of pictures.entries()) {
    if (signal.aborted) return;
    onProgress?.({ done, total });
    const body = await painter.draw(picture);
    if (signal.aborted) return;
    await files.put('public', picture.key, { body, contentType: 'image/jpeg' });
    await db.update(media).set({ ready: true }).where(eq(media.id, picture.id));
  }
  onProgress?.({ done: total, total });
  log.info({ total }, 'demo pictures drawn');
}
