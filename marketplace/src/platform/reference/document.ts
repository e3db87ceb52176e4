import { createRequire } from 'node:module';
import { keyReads } from '@besesaka/schema/kernel/serving/quotas.ts';
import type { ApiDocument } from '#platform/base/part-of-document.ts';
import type { Route } from '#platform/http/route.ts';
import type { Router } from '#platform/http/router.ts';
import { describeCall } from './calls.ts';
import { createErrorResponses } from './error-responses.ts';
import { createNamedSchemas } from './named-schemas.ts';
import type { OperationNode, SchemaNode } from './nodes.ts';
import { type DescribedWebhook, describeWebhooks, registerWebhooks } from './webhooks.ts';

/** The section of a module in the API reference. */
export interface ModuleReference {
  name: string;
  description: string;
}

export interface DescribedModule extends ModuleReference {
  routes: readonly Route[];
}

interface DocumentDeps {
  app: Router;
  modules: readonly DescribedModule[];
  webhooks: readonly DescribedWebhook[];
  /** The name of the cookie with the session's access token. */
  cookie: string;
}

const apiDescription = `The REST API behind Besesaka's GraphQL service. For most clients GraphQL, at \`/graphql\`, is the better choice: one
request replaces several calls, and subscriptions deliver changes as they happen.

Lists have \`results\`, \`count\`, \`next\` and \`previous\`. Responses of chat and orders also have \`success\`, and those of
conversations are in \`data\`; all other calls return the resource itself. Every error is an \`Error\`: its \`code\` comes from a
closed list, and its \`error\` is a message for the user.

Amounts are strings with two decimals, in Ghana cedi. Times are in UTC.

Rate limits are reported in \`RateLimit-Policy\` and \`RateLimit\`, also on success. An API key may read
${keyReads.times.toLocaleString('en')} times in ${keyReads.seconds} seconds, all reads together.`;

/**
 * Generates the API reference: Hono's OpenAPI document with descriptions, examples, errors, and the modules as tags.
 */
export function createApiDocument({ app, modules, webhooks, cookie }: DocumentDeps) {
  const { version }: { version: string } = createRequire(import.meta.url)('@besesaka/marketplace/package.json');
  const named = createNamedSchemas();
  const errorResponses = createErrorResponses();
  registerWebhooks(app, webhooks);
  const generated = generateOpenApi(app, version);
  for (const [name, schema] of Object.entries(generated.components.schemas)) named.addSchema(name, schema);
  const paths: ApiDocument['paths'] = {};
  for (const { tag, operation } of documentedOperations(modules)) {
    const { path } = operation;
    const method = operation.method.toLowerCase();
    const generatedOperation = generated.paths[path]?.[method];
    if (!generatedOperation) throw new Error(`${operation.method} ${path} is documented but has no route`);
    const described = describeCall({ operation, generated: generatedOperation, named, errorResponses });
    paths[path] = { ...paths[path], [method]: { tags: [tag], ...described } };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Besesaka',
      version,
      description: apiDescription,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This host' }],
    tags: modules.map(({ name, description }) => ({ name, description })),
    paths,
    webhooks: describeWebhooks(webhooks, generated, named),
    components: {
      schemas: named.schemas,
      responses: errorResponses.responses,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'For programs: an API key.' },
        cookie: { type: 'apiKey', in: 'cookie', name: cookie, description: 'For browsers: set by a login.' },
      },
    },
  };
}

/** Operations for our own services only belong to no module of the reference. */
function documentedOperations(modules: readonly DescribedModule[]) {
  return modules.flatMap(({ name, routes }) =>
    routes.filter(({ operation }) => !operation.isUndocumented).map(({ operation }) => ({ tag: name, operation })),
  );
}

interface GeneratedDocument {
  paths: Record<string, Record<string, OperationNode>>;
  webhooks: Record<string, Record<string, OperationNode>>;
  components: { schemas: Record<string, SchemaNode> };
}

/** The generator's types are wider than its output for our routes: JSON schemas, and one response of each kind. */
function generateOpenApi(app: Router, version: string): GeneratedDocument {
  return app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version } }) as unknown as GeneratedDocument;
}
