import { exampleSite, withWholeAddresses } from '@besesaka/schema/kernel/programs/whole-addresses.ts';
import { describe } from '@besesaka/schema/kernel/reference/describe.ts';
import { z } from '@hono/zod-openapi';
import type { Router } from '#platform/http/router.ts';
import { describeContent, describeParameter } from './calls.ts';
import type { NamedSchemas } from './named-schemas.ts';
import type { OperationNode } from './nodes.ts';

/** A request that we send to addresses of users. */
export interface DescribedWebhook {
  type: string;
  summary: string;
  body: z.ZodType;
}

const headers = z.object({
  'webhook-id': describe(
    z.string(),
    'ID of the delivery; a repetition has the same',
    '01a20146-3808-7ae1-93c5-0e68e42cbf7f',
  ),
  'webhook-timestamp': describe(z.string(), 'When this attempt was made, in seconds since 1970', '1795713113'),
  'webhook-signature': describe(
    z.string(),
    'Signatures of the id, the timestamp and the body, separated by spaces',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
});

/** Call it before the document is generated. */
export function registerWebhooks(app: Router, webhooks: readonly DescribedWebhook[]): void {
  for (const { type, body } of webhooks) {
    app.openAPIRegistry.registerWebhook({
      method: 'post',
      path: type,
      request: { headers, body: { required: true, content: { 'application/json': { schema: body } } } },
      responses: { 200: { description: 'Accepted, like any other 2xx' } },
    });
  }
}

interface Generated {
  webhooks: Record<string, Record<string, OperationNode>>;
}

/** The section `webhooks` of the document. */
export function describeWebhooks(webhooks: readonly DescribedWebhook[], generated: Generated, named: NamedSchemas) {
  const described = webhooks.map(({ type, summary }) => {
    const { parameters = [], requestBody, responses } = generated.webhooks[type]?.post ?? { responses: {} };
    const post = {
      operationId: `receive-${type}`,
      tags: ['webhooks'],
      summary,
      security: [],
      parameters: parameters.map((one) => describeParameter(one, undefined, named)),
      requestBody: { ...requestBody, content: withAddresses(describeContent(requestBody?.content ?? {}, named)) },
      responses,
    };
    return [type, { post }] as const;
  });
  return Object.fromEntries(described);
}

/** Components are shared with the calls, whose examples have paths. */
function withAddresses(content: ReturnType<typeof describeContent>): ReturnType<typeof describeContent> {
  const entries = Object.entries(content).map(([type, { example, ...media }]) => {
    return [type, { ...media, example: withWholeAddresses(example, exampleSite) }] as const;
  });
  return Object.fromEntries(entries);
}
