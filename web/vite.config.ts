import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { guide } from './build/guide.ts';
import { precompress } from './build/precompress.ts';
import { typedDocuments } from './build/typed-documents.ts';

/** What every page needs of npm: one file, which a new release of ours leaves in the caches. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@apollo|rxjs|graphql|@wry|optimism|tslib)\//,
};

/** Small modules that several screens use: many tiny files compress badly. Nobody hears of orders, fills in a form or opens a dialog at once. */
const shared = {
  name: 'shared',
  test: /web\/src\/(ui|platform|catalog|gql)\/(?!dialogs\/[a-z]+-|search\/(read-|price-|product-list|active)|product\/(use-product|apply-product)|listing\/(endless|product-listing|page-count|filter|facet|address|use-record)|categories\/category-words|forms\/|uploads\/|controls\/(chosen|price|counter|password|region|star|switch|tab|text|field|input|select|checkbox)|lists\/|page\/layers|device\/(browser-|new-id)|person\/(keep-own|kept-words)|network\/(guard-|failure)|display\/(card|empty|lasting|needs|stars))|document\/(?!EndlessProducts|RecordShowings|Review|RequestEmail|ProductListing|FilterFields|OrderEvent|Cart|Conversation|ApplyConversation|ProductChanged|ProductEvent|ApplyProductEvent|MessageBubble|Unread)/,
  minShareCount: 4,
};

/** What stands around every screen and on its cards, and other screens use too: one file instead of a dozen tiny ones. */
const frame = {
  name: 'frame',
  test: /icons\/(bell|heart|menu|chevron-(down|left|right)|circle-user-round|layout-grid|message-circle|package-check|search|shield-check|shopping-cart)\.|src\/(accounts\/(identity|preference-switches|use-ask-login|viewer)|app\/rooms|[a-z]+\/(room|cache)|kernel\/texts|orders\/cart\/(added-counts|use-add-to-cart)|platform\/(network\/(connection|inbox-start|join-reads|paged-list|socket)|person\/intent)|ui\/(carousel\/use-snap-track|dialogs\/confirm|hooks\/use-media))\.ts/,
};

/** The browser's files and the renderer's one file; `vite build --app` makes both. */
export default defineConfig({
  appType: 'custom',
  plugins: [typedDocuments(), guide(), react(), tailwindcss()],
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
          output: { codeSplitting: { groups: [libraries, frame, shared] } },
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
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
      await precompress('dist/client');
    },
  },
});
