/** The generated document, as far as it is taken apart. */
export interface ApiDocument {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, { tags: string[] }>>;
  components: { schemas: Record<string, object> };
}

/** The calls of one module with the schemas that they refer to; null if there is no such module. */
export function partOfDocument(document: ApiDocument, module: string): ApiDocument | null {
  const tags = document.tags.filter(({ name }) => name === module);
  if (tags.length === 0) return null;
  const paths: ApiDocument['paths'] = {};
  for (const [path, methods] of Object.entries(document.paths)) {
    const own = Object.entries(methods).filter(([, call]) => call.tags.includes(module));
    if (own.length > 0) paths[path] = Object.fromEntries(own);
  }
  const schemas: Record<string, object> = {};
  takeNamed(paths, document.components.schemas, schemas);
  return { ...document, tags, paths, components: { ...document.components, schemas } };
}

/** Copies the schemas that a part refers to, and those that these refer to. */
function takeNamed(part: object, from: Record<string, object>, to: Record<string, object>): void {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    const schema = from[name];
    if (!schema || Object.hasOwn(to, name)) continue;
    to[name] = schema;
    takeNamed(schema, from, to);
  }
}
