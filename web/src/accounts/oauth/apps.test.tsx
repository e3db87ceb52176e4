import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { getApolloContext } from '@apollo/client/react';
import { wrapperSymbol } from '@apollo/client/react/internal';
import { oauthLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { scopeWords } from '#accounts/api-keys/scope-words.ts';
import { ConfirmProvider } from '#ui/dialogs/confirm.tsx';
import { ToastProvider } from '#ui/toasts/toast.tsx';
import { ConnectedApps } from './connected-apps.tsx';
import { OwnApps } from './own-apps.tsx';

const planner = {
  id: 'app-1',
  name: 'Parcel planner',
  site: 'https://planner.example/about',
  redirectUris: ['https://planner.example/callback', 'http://127.0.0.1/callback'],
  isConfidential: true,
};

const connected = {
  id: 'app-1',
  name: 'Parcel planner',
  site: 'https://planner.example/about',
  scopes: ['ORDERS_READ', 'CHAT_WRITE'],
  since: '2026-11-01T09:00:00.000Z',
  lastUsedAt: null as string | null,
};

/** A part with a canned answer, or with a query that failed. */
function drawn(part: ReactNode, viewer: object | null): string {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const answer = viewer ? { data: { viewer }, loading: false } : { error: new Error('failed'), loading: false };
  const ApolloContext = getApolloContext();
  return renderToStaticMarkup(
    <ApolloContext value={{ client, [wrapperSymbol]: { useQuery: () => (() => answer) as never } }}>
      <ToastProvider>
        <ConfirmProvider>
          <MemoryRouter>{part}</MemoryRouter>
        </ConfirmProvider>
      </ToastProvider>
    </ApolloContext>,
  );
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('own apps', () => {
  test('each app has its client ID, its addresses and its buttons; only one with a server has a secret', () => {
    const html = drawn(<OwnApps />, { oauthApps: [planner, { ...planner, id: 'app-2', isConfidential: false }] });
    for (const words of ['app-1', planner.site, ...planner.redirectUris, 'With a server', 'Without a server'])
      expect(textOf(html)).toContain(words);
    expect(html.match(/aria-label="Copy the client ID of Parcel planner"/g)).toHaveLength(2);
    expect(html.match(/aria-label="Delete Parcel planner"/g)).toHaveLength(2);
    expect(html.match(/>New secret</g)).toHaveLength(1);
  });

  test('without an app it says what apps are for, and registers one', () => {
    const text = textOf(drawn(<OwnApps />, { oauthApps: [] }));
    expect(text).toMatch(/by OAuth.*Register an app/);
    expect(text).not.toContain('Client ID');
  });

  test('at the limit it says why no app can be registered', () => {
    const apps = Array.from({ length: limits.appsPerUser }, (_, n) => ({ ...planner, id: `app-${n}` }));
    expect(drawn(<OwnApps />, { oauthApps: apps })).toContain(texts.tooManyApps);
    expect(drawn(<OwnApps />, { oauthApps: apps.slice(1) })).not.toContain(texts.tooManyApps);
  });

  test('a failure offers Retry', () => {
    expect(textOf(drawn(<OwnApps />, null))).toMatch(new RegExp(`${texts.appsFailed}.*Retry`));
  });
});

describe('connected apps', () => {
  test('each app has its host, what it may do in words, since when, and a button to disconnect it', () => {
    const used = { ...connected, id: 'app-2', name: 'Till', lastUsedAt: '2026-11-02T09:00:00.000Z' };
    const html = drawn(<ConnectedApps />, { connectedApps: [connected, used] });
    for (const words of [
      'planner.example ',
      `${scopeWords.ORDERS_READ} · ${scopeWords.CHAT_WRITE}`,
      'Never used',
      'Last used 2 November',
    ])
      expect(textOf(html)).toContain(words);
    expect(html).toContain('aria-label="Disconnect Till"');
  });

  test('without one it says what appears here, and a failure offers Retry', () => {
    expect(textOf(drawn(<ConnectedApps />, { connectedApps: [] }))).toContain('No app is connected.');
    expect(textOf(drawn(<ConnectedApps />, null))).toMatch(new RegExp(`${texts.connectedFailed}.*Retry`));
  });
});
