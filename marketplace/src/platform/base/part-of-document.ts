/** The generated document, as far as it is taken apart. */
export interface ApiDocument {
  tags: { name: string; description: string }[];
  paths: Tagged;
  webhooks: Tagged;
  components: Named;
}

type Tagged = Record<string, Record<string, { tags: string[] }>>;
type Named = Record<'schemas' | 'responses', Record<string, object>>;

/** The calls and webhooks of one module with the schemas and refusals that they refer to; null if there is no such module. */
export function partOfDocument(document: ApiDocument, module: string): ApiDocument | null {
  const tags = document.tags.filter(({ name }) => name === module);
  if (tags.length === 0) return null;
  const [paths, webhooks] = [taggedWith(module, document.paths), taggedWith(module, document.webhooks)];
  const named: Named = { schemas: {}, responses: {} };
  copyNamed({ paths, webhooks }, document.components, named);
  return { ...document, tags, paths, webhooks, components: { ...document.components, ...named } };
}

function taggedWith(module: string, paths: Tagged): Tagged {
  const part: Tagged = {};
  for (const [path, methods] of Object.entries(paths)) {
    const own = Object.entries(methods).filter(([, call]) => call.tags.includes(module));
    if (own.length > 0) part[path] = Object.fromEntries(own);
  }
  return part;
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
