import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { scopeWords } from '#accounts/api-keys/scope-words.ts';
import { ConfirmProvider } from '#ui/dialogs/confirm.tsx';
import { ToastProvider } from '#ui/toasts/toast.tsx';
import { AppRequest } from './app-request.tsx';

const backTo = 'https://planner.example/callback?error=access_denied';
const asked = {
  __typename: 'Authorization' as const,
  name: 'Parcel planner',
  site: 'https://planner.example/about',
  scopes: ['ORDERS_READ' as const, 'CHAT_WRITE' as const],
  grantedScopes: [],
  problem: null,
  backTo,
};

type Change = Partial<Parameters<typeof AppRequest>[0]['asked']>;

/** The page. */
function drawn(change: Change): string {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  return renderToStaticMarkup(
    <ApolloProvider client={client}>
      <ToastProvider>
        <ConfirmProvider>
          <MemoryRouter>
            <AppRequest asked={{ ...asked, ...change }} email="ama@example.com" request="" />
          </MemoryRouter>
        </ConfirmProvider>
      </ToastProvider>
    </ApolloProvider>,
  );
}

/** The text of the page. */
const shown = (change: Change) =>
  drawn(change)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('the user sees the app, its site, each scope in words, where they go next, and both answers', () => {
  const text = shown({});
  for (const words of [
    'Connect “Parcel planner” to Besesaka?',
    'This app of planner.example',
    'See your orders',
    'ama@example.com',
  ])
    expect(text).toContain(words);
  expect(text).toMatch(/Allow .*Don’t allow .*Then you go back to planner\.example/);
});

test('a request with a wrong app or redirect address is explained, and leads only home', () => {
  const text = shown({ name: null, site: null, scopes: [], problem: texts.unknownRedirect, backTo: null });
  expect(text).toContain(texts.unknownRedirect);
  expect(text).not.toMatch(/Allow|planner/);
});

test('a fault that the app has to know of leads back to it by a link, not by itself', () => {
  const html = drawn({ problem: 'scope is missing.', site: null, scopes: [] });
  expect(html).toContain(`href="${backTo}"`);
  const text = shown({ problem: 'scope is missing.', site: null, scopes: [] });
  expect(text).toMatch(/scope is missing\. .*Back to Parcel planner ?\( ?planner\.example ?\)/);
  expect(text).not.toContain('Going back');
});

test('an app that is connected already says so, and what is new is marked', () => {
  expect(shown({})).not.toContain('connected already');
  const more = shown({ grantedScopes: ['ORDERS_WRITE'] });
  expect(more).toMatch(/your cart .*for you +New .*It is connected already, and asks for more\./);
  expect(more.match(/New/g)).toHaveLength(1);
  expect(shown({ grantedScopes: ['ORDERS_READ', 'CHAT_WRITE'] })).toMatch(/It is connected already\. /);
});

test('a program on the device is not said to be of the site that it names', () => {
  expect(shown({ backTo: 'http://127.0.0.1:5000/cb' })).toMatch(/program on this device.*planner\.example as its site/);
});

test('every scope that writes says that it reads too', () => {
  for (const [scope, words] of Object.entries(scopeWords))
    if (scope.endsWith('_WRITE')) expect(words, scope).toMatch(/\bsee\b/i);
});
