import type { Plugin } from 'vite';

const rules = /@(?:property|font-face)\b[^{}]*\{[^{}]*\}/g;

/**
 * Moves each `@property` and `@font-face` from the style sheets to a file of their own, which the server writes into every
 * page. When such a rule arrives later, browsers style and lay out the whole page again.
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
