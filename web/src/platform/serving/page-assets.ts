import { z } from 'zod';
import type { AppFiles } from '#platform/page/app-files.ts';

const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});

/** Vite's manifest, which maps sources to output files. */
export const buildManifest = z.record(z.string(), chunk);
export type BuildManifest = z.infer<typeof buildManifest>;

const entry = 'src/app/entry-client.tsx';

export function appFiles(manifest: BuildManifest, screens: string[]): AppFiles {
  const visited = new Set<string>();
  const scripts: string[] = [];
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || visited.has(chunk.file)) return;
    visited.add(chunk.file);
    chunk.imports.forEach(visit);
    scripts.push(`/${chunk.file}`);
    for (const style of chunk.css) styles.add(`/${style}`);
  };
  [entry, ...screens].forEach(visit);
  return { app: `/${manifest[entry]?.file ?? ''}`, scripts, styles: [...styles] };
}
