import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createAccessScene } from '#world/access-scene.ts';
import { size } from '#world/depth.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { longestGap } from './processor.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

interface Shape {
  type?: string;
  anyOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  items?: Shape;
  maxItems?: number;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
}

/** Longer than any text or list of a form, where a field names no limit. */
const endless = 20_000;
/** Texts that search patterns, normalisation and escaping find hardest. */
const fillers = ['a', ' ', '0', '<', '+', '@.', 'e\u0301', '\u{1F600}', '\u0000', 'https://a.'];

/** The largest value of this shape. A field without a limit is filled until the body is as large as allowed. */
function largest(shape: Shape | undefined, filler: string): unknown {
  if (!shape) return filler;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) return largest(shape.anyOf[0], filler);
  if (shape.type === 'array') {
    const item = largest(shape.items, filler);
    const fitting = Math.max(1, Math.floor(60_000 / (JSON.stringify(item)?.length ?? 1)));
    return Array.from({ length: Math.min(shape.maxItems ?? endless, fitting) }, () => item);
  }
  if (shape.type === 'object') {
    const fields = Object.entries(shape.properties ?? {}).map(([name, one]) => [name, largest(one, filler)]);
    if (fields.length > 0 || typeof shape.additionalProperties !== 'object') return Object.fromEntries(fields);
    const value = largest(shape.additionalProperties, filler);
    return Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${filler}${index}`, value]));
  }
  if (shape.type === 'string') return filler.repeat(shape.maxLength ?? endless).slice(0, shape.maxLength ?? endless);
  if (shape.type === 'boolean') return true;
  return Number.MAX_SAFE_INTEGER;
}

function schemaOf(body: (typeof market.marketplace.operations)[number]['body']): z.ZodType {
  if (!body) throw new Error('without a body');
  return body instanceof z.ZodType ? body : body.schema;
}

test('no body that a call accepts blocks the processor for other requests', async () => {
  const scene = createAccessScene(market);
  const clients = { admin: await scene.asker('admin'), others: await scene.asker('seller') };
  const calls = market.marketplace.operations.filter(({ body, auth }) => body && auth !== 'service');
  expect(calls.length).toBeGreaterThan(60);
  const slow: string[] = [];
  for (const { method, path, auth, body } of calls) {
    const shape = z.toJSONSchema(schemaOf(body), { io: 'input', unrepresentable: 'any' }) as Shape;
    const address = path.replace(/\{[a-z_]+\}/g, crypto.randomUUID());
    for (const filler of fillers.slice(0, size(5, fillers.length))) {
      const text = JSON.stringify(largest(shape, filler));
      const client = auth === 'admin' ? clients.admin : clients.others;
      const call = async () => {
        const { status } = await client.send(method, address, text, { 'content-type': 'application/json' });
        expect(status, `${method} ${path}`).not.toBe(500);
      };
      // The first call may compile what it runs.
      const gap = Math.min(await longestGap(call), await longestGap(call));
      if (gap > 100) slow.push(`${method} ${path} with ${JSON.stringify(filler)}: ${Math.round(gap)} ms`);
    }
  }
  expect(slow).toEqual([]);
});
