import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { getApolloContext } from '@apollo/client/react';
import { wrapperSymbol } from '@apollo/client/react/internal';
import type { DocumentNode } from 'graphql';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Providers } from '#app/providers.tsx';
import { EditProductScreen } from '#routes/dashboard/shop/edit-product.tsx';
import { answered } from './testing-answers.ts';

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

/** The screen with canned answers, except that the named query fails, and the queries that it reads. */
function drawScreen(failing: string | null) {
  const queries = new Set<string>();
  const useQuery = (document: DocumentNode, { skip }: { skip?: boolean } = {}) => {
    const answer = answered(document, 'same object');
    if (skip || !answer) return { loading: false };
    queries.add(answer.name);
    return answer.name === failing
      ? { error: new Error('failed'), loading: false }
      : { data: answer.data, loading: false };
  };
  const ApolloContext = getApolloContext();
  const html = renderToString(
    <ApolloContext value={{ [wrapperSymbol]: { useQuery: () => useQuery as never } }}>
      <Providers client={client} origin="https://besesaka.test" lowData={false}>
        <StaticRouter location="/dashboard/shop/products/kente/edit">
          <EditProductScreen />
        </StaticRouter>
      </Providers>
    </ApolloContext>,
  );
  return { html, queries: [...queries] };
}

test('the form to edit a product offers Retry whichever query fails', () => {
  const { html, queries } = drawScreen(null);
  expect(html).not.toContain('Retry');
  expect(queries).toContain('OwnProduct');
  for (const name of queries) expect(drawScreen(name).html, name).toContain('Retry');
});
