/* global SwaggerUIBundle */

// The page shows one module at a time: Swagger UI takes seconds to draw all operations.
const module = document.querySelector('[aria-current]').textContent;
const partAt = (whole, path) => path.reduce((part, key) => part?.[key], whole);

function resolve(part, whole, within = []) {
  if (Array.isArray(part)) return part.map((one) => resolve(one, whole, within));
  if (typeof part !== 'object' || part === null || within.includes(part.$ref)) return part;
  const { $ref: ref, ...own } = part;
  const named = ref && resolve(partAt(whole, ref.slice(2).split('/')), whole, [...within, ref]);
  const resolved = Object.entries(own).map(([key, value]) => [key, resolve(value, whole, within)]);
  return { ...named, ...Object.fromEntries(resolved) };
}

// Replaces Swagger UI's own function, which also validates the document and takes a second for each opened operation.
const resolveSubtree = async (whole, path) => ({ spec: resolve(partAt(whole, path), whole), errors: [] });

SwaggerUIBundle({
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
  defaultModelsExpandDepth: -1,
  url: `/api/openapi.json?module=${module}`,
  plugins: [{ fn: { resolveSubtree } }],
});
