import { defineConfig } from 'vite';

/** The editor's fonts come within its styles and weigh more than all its code in the wire: the system has fonts. */
const withoutFonts = {
  name: 'without-fonts',
  enforce: 'pre',
  transform: (code: string, id: string) =>
    id.includes('/graphiql/dist/style.css') ? code.replace(/@font-face\s*\{[^}]*\}/g, '') : undefined,
} as const;

/** GraphiQL as files of our own, served by the BFF under `/graphql/`. */
export default defineConfig({
  base: '/graphql/',
  plugins: [withoutFonts],
  build: {
    outDir: '../dist/graphiql',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      // All of it is needed at once, and one file is there sooner than thirty.
      output: { codeSplitting: false },
      // Marks for servers that render React, of which there is none here.
      onLog: (level, log, tell) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && tell(level, log),
    },
  },
});
