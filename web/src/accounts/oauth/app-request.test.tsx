import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ConfirmProvider } from '#ui/dialogs/confirm.tsx';
import { ToastProvider } from '#ui/toasts/toast.tsx';
import { AppRequest } from './app-request.tsx';

const backTo = 'https://planner.example/callback?error=access_denied';
const asked = {
  __typename: 'Authorization' as const,
  name: 'Parcel planner',
  site: 'https://planner.example/about',
  scopes: ['ORDERS_READ' as const, 'CHAT_WRITE' as const],
  problem: null,
  backTo,
};

/** What the user reads. */
function shown(change: Partial<Parameters<typeof AppRequest>[0]['asked']>): string {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const html = renderToStaticMarkup(
    <ApolloProvider client={client}>
      <ToastProvider>
        <ConfirmProvider>
          <MemoryRouter>
            <AppRequest asked={{ ...asked, ...change }} request="" />
          </MemoryRouter>
        </ConfirmProvider>
      </ToastProvider>
    </ApolloProvider>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('the user sees the app, its site, each scope in words, where they go next, and both answers', () => {
  const text = shown({});
  for (const words of ['Connect “Parcel planner”?', 'planner.example', 'Read orders and cart', 'Send messages'])
    expect(text).toContain(words);
  expect(text).toMatch(/Allow .*Don’t allow .*Then you go back to planner\.example/);
});

test('a request with a wrong app or redirect address is explained, and leads only home', () => {
  const text = shown({ name: null, site: null, scopes: [], problem: texts.unknownRedirect, backTo: null });
  expect(text).toContain(texts.unknownRedirect);
  expect(text).not.toMatch(/Allow|planner/);
});

test('a fault that the app has to know of leads back to it', () => {
  expect(shown({ problem: 'scope is missing.' })).toContain('Going back to the app');
});
