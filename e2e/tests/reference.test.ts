import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { webhookEvent } from '@besesaka/schema/webhooks/events.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let source: string;
let reference: Reference;
beforeAll(async () => {
  market = await startTestMarketplace();
  const answer = await market.marketplace.fetch(new Request('http://127.0.0.1:4000/api/openapi.json'));
  source = await answer.text();
  reference = JSON.parse(source);
});
afterAll(() => market.close());

interface Schema {
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Schema>;
}
interface Media {
  schema: object;
  example?: unknown;
  examples?: Record<string, { value: { code: string } }>;
}
interface Operation {
  operationId: string;
  tags: string[];
  security: object[];
  parameters?: { name: string; description?: string; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer | { $ref: string }>;
}
interface Answer {
  description: string;
  content?: Record<string, Media>;
}
interface Reference {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
}

const operations = () => {
  return Object.entries(reference.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );
};

/** Refusals are described once, and referred to. */
const answerOf = (answer: Operation['responses'][string] | undefined) =>
  answer && '$ref' in answer ? reference.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer;

test('linters find nothing, and every example is valid', async () => {
  const examples = ['no-invalid-media-type-examples', 'no-invalid-schema-examples', 'no-invalid-parameter-examples'];
  const rules = Object.fromEntries(examples.map((rule) => [rule, 'error' as const]));
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  const faults = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
  expect(faults).toEqual([]);
}, 120_000);

test('every property of every resource has a description and an example', () => {
  const bare: string[] = [];
  for (const [name, schema] of Object.entries(reference.components.schemas)) {
    if (!schema.description) bare.push(name);
    for (const [field, property] of Object.entries(schema.properties ?? {})) {
      if (!property.description || property.examples?.[0] === undefined) bare.push(`${name}.${field}`);
    }
  }
  expect(bare).toEqual([]);
});

test('every operation has a module, a name, descriptions, and examples of request and response', () => {
  const modules = reference.tags.map(({ name }) => name);
  const bare: string[] = [];
  for (const { name, operation } of operations()) {
    if (!modules.includes(String(operation.tags[0])) || !operation.operationId || !operation.security) bare.push(name);
    for (const parameter of operation.parameters ?? []) {
      if (!parameter.description || parameter.example === undefined) bare.push(`${name} ${parameter.name}`);
    }
    const bodies = [operation.requestBody, ...Object.values(operation.responses).map(answerOf)];
    for (const body of bodies) {
      const media = body?.content?.['application/json'];
      if (media && JSON.stringify(media.schema).includes('"properties":{') && !media.examples)
        bare.push(`${name}: not named`);
      if (media && media.example === undefined && media.examples === undefined) bare.push(`${name}: no example`);
    }
  }
  expect(bare).toEqual([]);
});

test('every webhook has its headers and an example of its body', () => {
  const described = Object.entries(reference.webhooks).map(([type, { post }]) => {
    const { example } = post.requestBody?.content['application/json'] ?? {};
    expect(post.parameters?.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    expect(example, type).toMatchObject({ type, data: expect.any(Object) });
    return type;
  });
  expect(described).toEqual([...webhookEvent.values, 'endpoint.test']);
});

test('every operation lists its errors by status, with their codes', () => {
  const byName = Object.fromEntries(operations().map(({ name, operation }) => [name, operation]));
  const codes = (name: string, status: string) =>
    Object.keys(answerOf(byName[name]?.responses[status])?.content?.['application/json']?.examples ?? {});
  expect(codes('post /api/orders/create', '400')).toEqual(
    expect.arrayContaining(['INSUFFICIENT_STOCK', 'INVALID_INPUT']),
  );
  expect(codes('post /api/orders/create', '401')).toEqual(['UNAUTHENTICATED']);
  expect(codes('post /api/orders/create', '409')).toEqual(['TOTAL_CHANGED', 'KEY_REUSED']);
  for (const { name, operation } of operations()) expect(Object.keys(operation.responses), name).toContain('429');
});

test('the reference page resolves each reference of each operation', async () => {
  const answer = await market.marketplace.fetch(new Request('http://127.0.0.1:4000/api/docs/start.js'));
  const document = { querySelector: () => ({ textContent: 'catalog' }) };
  const SwaggerUIBundle = vi.fn();
  runInNewContext(await answer.text(), { document, SwaggerUIBundle });
  const resolveSubtree = SwaggerUIBundle.mock.calls[0]?.[0].plugins[0].fn.resolveSubtree;
  expect((await resolveSubtree(reference, ['paths', '/api/v1/products', 'get'])).spec.responses['429']).toMatchObject({
    content: { 'application/json': { schema: { allOf: [{ required: ['error', 'code'] }, {}] } } },
  });
  for (const { name, operation } of operations()) {
    const [method = '', path = ''] = name.split(' ');
    const { spec } = await resolveSubtree(reference, ['paths', path, method]);
    expect(spec.operationId).toBe(operation.operationId);
    // A category contains others of its kind.
    const left = [...JSON.stringify(spec).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref);
    expect(left.filter((ref) => ref !== '#/components/schemas/CategoryNode')).toEqual([]);
  }
});

test('internal operations are not in the reference', () => {
  expect(Object.keys(reference.paths).filter((path) => path.startsWith('/api/events'))).toEqual([]);
  expect(source).not.toContain('service-secret');
});

test('the proxy allows large bodies only for calls that take pictures', async () => {
  const caddy = await readFile(new URL('../../ops/Caddyfile', import.meta.url), 'utf8');
  const large = /@uploads path (.*)/.exec(caddy)?.[1]?.split(' ') ?? [];
  expect(/@others not path (.*)/.exec(caddy)?.[1]?.split(' ')).toEqual(large);
  const forms = operations().filter(({ operation }) => operation.requestBody?.content['multipart/form-data']);
  expect(forms.length).toBeGreaterThan(2);
  const paths = forms.map(({ name }) => (name.split(' ')[1] ?? '').replace(/\{\w+\}/g, '*'));
  expect(paths.filter((path) => !large.includes(path))).toEqual([]);
});
