import type { Plugin } from 'vite';

const rules = /@(?:property|font-face)\b[^{}]*\{[^{}]*\}/g;

/**
 * Takes each `@property` and `@font-face` out of the style sheets, for the server to write into every page: where one comes
 * later, a browser draws the whole page once more.
 */
export function firstRules(): Plugin {
  return {
    name: 'first-rules',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const found: string[] = [];
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = String(file.source).replace(rules, (rule) => {
          found.push(rule);
          return '';
        });
      }
      this.emitFile({ type: 'asset', fileName: '.vite/first-rules.css', source: found.join('') });
    },
  };
}
