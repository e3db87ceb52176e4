/** The generated document, as far as it is taken apart. */
export interface ApiDocument {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, { tags: string[] }>>;
  components: Named;
}

type Named = Record<'schemas' | 'responses', Record<string, object>>;

/** The calls of one module with the schemas and refusals that they refer to; null if there is no such module. */
export function partOfDocument(document: ApiDocument, module: string): ApiDocument | null {
  const tags = document.tags.filter(({ name }) => name === module);
  if (tags.length === 0) return null;
  const paths: ApiDocument['paths'] = {};
  for (const [path, methods] of Object.entries(document.paths)) {
    const own = Object.entries(methods).filter(([, call]) => call.tags.includes(module));
    if (own.length > 0) paths[path] = Object.fromEntries(own);
  }
  const named: Named = { schemas: {}, responses: {} };
  copyNamed(paths, document.components, named);
  return { ...document, tags, paths, components: { ...document.components, ...named } };
}

/** Copies the schemas and refusals that a part refers to, and those that these refer to. */
function copyNamed(part: object, from: Named, to: Named): void {
  const text = JSON.stringify(part);
  for (const kind of ['schemas', 'responses'] as const) {
    for (const [, name = ''] of text.matchAll(new RegExp(`"#/components/${kind}/([^"]+)"`, 'g'))) {
      const component = from[kind][name];
      if (!component || Object.hasOwn(to[kind], name)) continue;
      to[kind][name] = component;
      copyNamed(component, from, to);
    }
  }
}
