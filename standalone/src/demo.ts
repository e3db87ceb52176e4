import { seedDemo } from '@besesaka/marketplace/demo/seed-demo.ts';
import type { StandaloneConfig } from './config.ts';
import type { createParts } from './parts.ts';

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

/** In a terminal a single line that counts up, elsewhere a line for every tenth, so that logs stay short. */
export function createProgress(title: string, out: { isTTY?: boolean; write(text: string): unknown }) {
  let tenth = 0;
  return ({ done, total }: { done: number; total: number }) => {
    const text = `${title}: ${done} of ${total}`;
    if (out.isTTY) {
      out.write(`\r${text}${done === total ? '\n' : ''}`);
      return;
    }
    const now = Math.floor((done * 10) / total);
    if (now > tenth) out.write(`${text}\n`);
    tenth = now;
  };
}
