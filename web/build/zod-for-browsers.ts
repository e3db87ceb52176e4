import type { Plugin } from 'vite';

const unused = '\0zod-json-schemas';

/** Leaves out zod's JSON schemas, a quarter of its bytes: only the servers' reference is made of them. */
export function zodForBrowsers(): Plugin {
  return {
    name: 'zod-for-browsers',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (/^\.\.\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id) ? unused : undefined),
    load: (id) =>
      id === unused
        ? ['createToJSONSchemaMethod', 'createStandardJSONSchemaMethod', 'toJSONSchema']
            .map((name) => `export const ${name} = () => undefined;`)
            .join('')
        : undefined,
  };
}
