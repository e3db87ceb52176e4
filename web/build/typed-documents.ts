import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DocumentNode, FragmentDefinitionNode } from 'graphql';
import type { Plugin } from 'vite';

const generated = fileURLToPath(new URL('../src/gql/graphql.ts', import.meta.url));
const call =
  /\bgraphql\(\s*(?:\/\* GraphQL \*\/\s*)?`\s*(?:#[^\n]*\n\s*)*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`,?\s*\)/g;
const prefix = 'virtual:document/';

/**
 * Turns `graphql(...)` into the parsed document, each in a module of its own: a chunk carries only the documents of its
 * own components, a fragment used by many of them once, and neither the parser nor the texts reach the browser.
 */
export function typedDocuments(): Plugin {
  let lines: Promise<Map<string, string>> | null = null;
  return {
    name: 'typed-documents',
    enforce: 'pre',
    watchChange() {
      lines = null;
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      this.addWatchFile(generated);
      lines ??= readLines();
      return documentModule(await lines, id.slice(prefix.length + 1));
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('/gql/') || !code.includes('graphql(')) return undefined;
      const imports: string[] = [];
      const replaced = code.replace(call, (_all, kind: string, name: string) => {
        const exported = exportedName(kind, name);
        // Under a name of its own: the file's constant is mostly called as the document is.
        const local = `$${exported}`;
        imports.push(`import { document as ${local} } from '${prefix}${exported}';`);
        return local;
      });
      return imports.length > 0 ? { code: `${imports.join('')}${replaced}`, map: null } : undefined;
    },
  };
}

/** Codegen begins every word with a capital: `Card_product` is exported as `Card_ProductFragmentDoc`. */
function exportedName(kind: string, name: string): string {
  const capital = name.replace(/(^|_)[a-z]/g, (start) => start.toUpperCase());
  return capital + (kind === 'fragment' ? 'FragmentDoc' : 'Document');
}

function documentModule(lines: ReadonlyMap<string, string>, name: string): string {
  const document = find(lines, name);
  const isShared = (node: DocumentNode['definitions'][number]): node is FragmentDefinitionNode =>
    node.kind === 'FragmentDefinition' && exportedName('fragment', node.name.value) !== name;
  const shared = document.definitions.filter(isShared).map((node) => node.name.value);
  const kept = { ...document, definitions: document.definitions.filter((node) => !isShared(node)) };
  const imports = shared.map(
    (fragment, n) => `import { document as d${n} } from '${prefix}${exportedName('fragment', fragment)}';`,
  );
  const spread = shared.map((_fragment, n) => `, d${n}.definitions[0]`).join('');
  const { definitions, ...rest } = kept;
  const head = JSON.stringify(rest).slice(0, -1);
  const list = JSON.stringify(definitions).slice(0, -1);
  return `${imports.join('')}export const document = ${head},"definitions":${list}${spread}]};`;
}

/** Codegen writes each document as one line. They are read once, because there are hundreds in a file of megabytes. */
async function readLines(): Promise<Map<string, string>> {
  const source = await readFile(generated, 'utf8');
  const matches = source.matchAll(/^export const (\w+) = (\{.*\}) as unknown as /gm);
  return new Map([...matches].map(([, name = '', document = '']) => [name, document]));
}

function find(lines: ReadonlyMap<string, string>, name: string): DocumentNode {
  const line = lines.get(name);
  if (!line) throw new Error(`${name} is not among the generated documents: run npm run codegen`);
  return JSON.parse(line) as DocumentNode;
}
