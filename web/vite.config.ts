import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { buildName } from './build/build-name.ts';
import { contractForBrowsers } from './build/contract-for-browsers.ts';
import { firstRules } from './build/first-rules.ts';
import { guide } from './build/guide.ts';
import { sharedFiles } from './build/shared-files.ts';
import { typedDocuments } from './build/typed-documents.ts';
import { zodForBrowsers } from './build/zod-for-browsers.ts';

/**
 * What every page needs, in two files: npm's, which a new release of ours leaves in the caches, and ours. What the screens
 * of a first visit share is a third, what follows a user's inbox a fourth: a slow phone spends longer on many small files than on
 * their bytes. The bundler decides on all others.
 */
const groups = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const] },
  { name: 'app', tags: ['$initial' as const] },
  ...sharedFiles(),
  // The small parts of every form, which are not worth a file each.
  {
    name: 'form',
    test: /src\/(ui\/forms\/(input-form|text-field|use-shown)|ui\/controls\/(form-alert|missing-line|submit-button|password-input)|platform\/forms\/form-fields)\./,
  },
];

/** Lucide's icons, made by our own function. */
const drawnBySprite = fileURLToPath(new URL('src/ui/drawings/create-lucide-icon.tsx', import.meta.url));

/** The browser's files and the renderer's one file; `vite build --app` makes both. */
export default defineConfig({
  appType: 'custom',
  resolve: {
    alias: [{ find: /^\.\.?\/createLucideIcon\.mjs$/, replacement: drawnBySprite }],
  },
  plugins: [
    zodForBrowsers(),
    contractForBrowsers(),
    typedDocuments(),
    guide(),
    buildName('dist/client'),
    react(),
    tailwindcss(),
    firstRules(),
  ],
  environments: {
    client: {
      // Modern rxjs, without the helpers that classes needed in old browsers.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // What follows the inbox comes after the first view, which must not pay for the list of its parts.
          resolveDependencies: (file, parts) => (/(live|follow-inbox)-/.test(file) ? [] : parts),
        },
        rolldownOptions: {
          input: { app: 'src/app/entry-client.tsx' },
          output: { codeSplitting: { groups } },
          // Zod names parts that we leave out.
          checks: { importIsUndefined: false },
        },
      },
    },
    // The service worker: one plain script beside the browser's files, which must be there before it.
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        rolldownOptions: {
          input: { worker: 'worker/worker.ts' },
          output: { entryFileNames: '[name].js', format: 'iife', codeSplitting: false },
        },
      },
    },
    ssr: {
      // One self-contained file: React's production build whatever NODE_ENV says.
      resolve: { noExternal: true, conditions: ['production', 'node', 'import', 'module', 'default'] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { input: { 'entry-server': 'src/app/entry-server.tsx' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'worker', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
