import { createRequire } from 'node:module';
import type { Route } from '#platform/http/route.ts';
import type { Router } from '#platform/http/router.ts';
import { describeCall } from './calls.ts';
import { createNamedSchemas } from './named-schemas.ts';
import type { OperationNode, SchemaNode } from './nodes.ts';

/** The section of a module in the API reference. */
export interface ModuleReference {
  name: string;
  holds: string;
}

export interface DescribedModule extends ModuleReference {
  routes: readonly Route[];
}

interface DocumentDeps {
  app: Router;
  modules: readonly DescribedModule[];
  /** The name of the access token's cookie. */
  cookie: string;
}

const about = `What Besesaka's own screens, and the GraphQL service before them, ask of it. Programs are better served by
GraphQL, at \`/graphql\`: it brings what several of these calls do in one, and tells what happens as it happens.

Lists answer \`results\`, \`count\`, \`next\` and \`previous\`. The calls of chat and orders answer \`success\` beside what they
bring, and those of conversations put it into \`data\`; all others answer the thing itself. A refusal is always an \`Error\`: its
\`code\` is one of a closed list, and its \`error\` a sentence to show.

Money is text with two decimals, in Ghana cedi. Times are in UTC.

What a call counts it tells in \`RateLimit-Policy\` and \`RateLimit\`, also when it was done.`;

/**
 * Generates the API reference: Hono's OpenAPI document with descriptions, examples, errors, and the modules as tags.
 */
export function describeService({ app, modules, cookie }: DocumentDeps): object {
  const { version } = createRequire(import.meta.url)('@besesaka/marketplace/package.json');
  const named = createNamedSchemas();
  const drawn = draw(app, version);
  for (const [name, schema] of Object.entries(drawn.components.schemas)) named.takeNamed(name, schema);
  const paths: Record<string, Record<string, object>> = {};
  for (const { tag, operation } of toldOf(modules)) {
    const { path } = operation;
    const method = operation.method.toLowerCase();
    const found = drawn.paths[path]?.[method];
    if (!found) continue;
    const described = describeCall({ operation, drawn: found, named });
    paths[path] = { ...paths[path], [method]: { tags: [tag], ...described } };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Besesaka',
      version,
      description: about,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
    },
    servers: [{ url: '/', description: 'This host' }],
    tags: modules.map(({ name, holds }) => ({ name, description: holds })),
    paths,
    components: {
      schemas: named.schemas,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'For programs: an access token.' },
        cookie: { type: 'apiKey', in: 'cookie', name: cookie, description: 'For browsers: set by a login.' },
      },
    },
  };
}

/** Operations for our own services only belong to no module of the reference. */
function toldOf(modules: readonly DescribedModule[]) {
  return modules.flatMap(({ name, routes }) =>
    routes.filter(({ operation }) => !operation.isUndocumented).map(({ operation }) => ({ tag: name, operation })),
  );
}

interface DrawnDocument {
  paths: Record<string, Record<string, OperationNode>>;
  components: { schemas: Record<string, SchemaNode> };
}

/** The generator's types are wider than its output for our routes: JSON schemas, and one response of each kind. */
function draw(app: Router, version: string): DrawnDocument {
  return app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version } }) as unknown as DrawnDocument;
}
