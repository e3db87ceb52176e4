import documents from '@besesaka/schema/persisted-documents.json' with { type: 'json' };
import { getIntrospectionQuery } from 'graphql';
import { afterAll, expect, test } from 'vitest';
import { quietBus, startBff } from './bff.ts';

const bff = await startBff({
  bus: quietBus,
  marketplaceFetch: async () => Response.json({ error: 'Not here.', code: 'NOT_FOUND' }, { status: 404 }),
});
afterAll(() => bff.close());

test("no document of the web app reaches a limit, nor does GraphiQL's introspection", async () => {
  const texts = [...Object.values<string>(documents), getIntrospectionQuery()];
  for (const query of texts) {
    const headers = { 'content-type': 'application/json' };
    const response = await bff.browser().send({ method: 'POST', headers, body: JSON.stringify({ query }) });
    expect(await response.text()).not.toMatch(/limit of|Syntax Error/);
  }
});
