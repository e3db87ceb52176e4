import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:build';

/** For the service worker, which is built after the browser's files: it names the app's own script, and so changes with each build. */
export function buildName(client: string): Plugin {
  return {
    name: 'build-name',
    applyToEnvironment: (environment) => environment.name === 'worker',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
      return `export const script = ${JSON.stringify(`/${manifest['src/app/entry-client.tsx'].file}`)};`;
    },
  };
}
