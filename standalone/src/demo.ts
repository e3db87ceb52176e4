import { seedDemo } from '@besesaka/marketplace/demo/seed-demo.ts';
import type { StandaloneConfig } from './config.ts';
import type { createParts } from './parts.ts';
import { createProgress } from './progress.ts';

/** Draws until it is done or aborted. */
export type DrawPictures = (signal: AbortSignal) => Promise<void>;

/** Fills an empty database at once. Missing pictures are drawn later, because that takes minutes. */
export async function fillWithDemoData(
  parts: Pick<ReturnType<typeof createParts>, 'db' | 'files' | 'log' | 'clock'>,
  { products, pictures }: { products?: number | undefined; pictures: StandaloneConfig['demoPictures'] },
): Promise<DrawPictures> {
  const { db, files, log, clock } = parts;
  const demo = await seedDemo({ db, files, log, now: clock.now(), products, pictures });
  return (signal) => demo.drawPictures(signal, createProgress('Drawing product pictures', process.stdout));
}
