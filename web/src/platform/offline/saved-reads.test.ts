import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answers, openAnswers } from './answers.ts';
import { savedShown, showFresh } from './last-updated.ts';
import { saveReads } from './saved-reads.ts';

const Orders = gql('query Orders($page: Int) { orders(page: $page) }');
const Home = gql('query Home { home }');
const Sessions = gql('query Sessions { sessions }');

/** A tab; the answers that it saves are those of the test before it is reloaded, too. */
function openTab(
  user: { id?: string } | null,
  answer: ApolloLink.RequestHandler,
  answers: () => Promise<Answers> = async () => openAnswers(),
) {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(answer) });
  const reads = saveReads({
    client,
    operations: { open: new Set(['Home']), own: new Set(['Orders']) },
    isLoggedIn: () => user !== null,
    userId: () => user?.id,
    isLowData: () => false,
    answers,
    patienceMs: 30,
  });
  const ask = (query = Orders, variables = {}) =>
    client.query({ query, variables, fetchPolicy: 'network-only' }).then(
      ({ data }) => data,
      () => 'failed',
    );
  return { ask, ...reads };
}

const gives = (data: Record<string, unknown>) => () =>
  new Observable<ApolloLink.Result>((to) => {
    to.next({ data });
    to.complete();
  });
const failWithoutNetwork = () => new Observable<ApolloLink.Result>((to) => to.error(new Error('No network')));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' });
  showFresh();
});

async function saves(
  user: { id?: string } | null,
  query = Orders,
  data: Record<string, unknown> = { orders: 'BSK-1' },
) {
  const tab = openTab(user, gives(data));
  await tab.ask(query);
  await tab.saveShown();
  return tab;
}

test('a saved response is returned with its age if the network fails', async () => {
  await saves({ id: 'ama' });
  expect(savedShown()).toBeNull();
  expect(await openTab({ id: 'ama' }, failWithoutNetwork).ask()).toEqual({ orders: 'BSK-1' });
  expect(savedShown()?.isLost).toBe(true);
});

test('a screen works if the code that saves responses fails to load', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const tab = openTab({ id: 'ama' }, gives({ orders: 'BSK-1' }), load);
  expect(await tab.ask()).toEqual({ orders: 'BSK-1' });
  // A rejection that nothing handles fails the run.
  await vi.advanceTimersByTimeAsync(2000);
  expect(load).toHaveBeenCalled();
  vi.useRealTimers();
});

test('other variables are another response', async () => {
  await saves({ id: 'ama' });
  expect(await openTab({ id: 'ama' }, failWithoutNetwork).ask(Orders, { page: 2 })).toBe('failed');
});

test('only named queries are saved', async () => {
  await saves({ id: 'ama' }, Sessions, { sessions: 'a phone in Accra' });
  expect(await openTab({ id: 'ama' }, failWithoutNetwork).ask(Sessions)).toBe('failed');
});

test('no other user gets a saved response: neither another account, a visitor nor a user after logout', async () => {
  const tab = await saves({ id: 'ama' });
  expect(await openTab({ id: 'kofi' }, failWithoutNetwork).ask()).toBe('failed');
  expect(await openTab(null, failWithoutNetwork).ask()).toBe('failed');
  // A page that was loaded without a network does not know its user yet.
  expect(await openTab({}, failWithoutNetwork).ask()).toEqual({ orders: 'BSK-1' });
  await tab.forget();
  expect(await openTab({ id: 'ama' }, failWithoutNetwork).ask()).toBe('failed');
});

test('a response requested before the logout is not saved after it', async () => {
  let arrive = () => {};
  const tab = openTab(
    { id: 'ama' },
    () =>
      new Observable((to) => {
        arrive = () => {
          to.next({ data: { orders: 'BSK-1' } });
          to.complete();
        };
      }),
  );
  const asked = tab.ask();
  await tab.forget();
  arrive();
  await asked;
  await tab.saveShown();
  expect(await openTab({ id: 'ama' }, failWithoutNetwork).ask()).toBe('failed');
});

test('private responses of a session that ended without an open page are deleted, and public ones stay', async () => {
  await saves({ id: 'ama' });
  const tab = await saves(null, Home, { home: 'kente' });
  await tab.forgetOwn();
  expect(await openTab({ id: 'ama' }, failWithoutNetwork).ask()).toBe('failed');
  expect(await openTab(null, failWithoutNetwork).ask(Home)).toEqual({ home: 'kente' });
});

test('a very slow network is awaited for a moment, and its response is used when it arrives', async () => {
  await saves({ id: 'ama' });
  let arrive = () => {};
  const tab = openTab(
    { id: 'ama' },
    () =>
      new Observable((to) => {
        arrive = () => {
          to.next({ data: { orders: 'BSK-2' } });
          to.complete();
        };
      }),
  );
  const asked = tab.ask();
  await vi.waitFor(() => expect(savedShown()).not.toBeNull());
  arrive();
  expect(await asked).toEqual({ orders: 'BSK-2' });
});

test('responses that are too large or too many are not stored', async () => {
  const answers = openAnswers();
  const answer = (key: string, at: number, text = 'x') => ({ key, owner: 'ama', at, text });
  await answers.write([answer('huge', 1, 'x'.repeat(500_000))], false, 1);
  expect(await answers.read('huge', 1)).toBeUndefined();
  await answers.write(
    Array.from({ length: 90 }, (_, n) => answer(`a${n}`, n)),
    false,
    90,
  );
  expect(await answers.read('a9', 90)).toBeUndefined();
  expect(await answers.read('a10', 90)).toBeDefined();
  await answers.write([answer('last', 91)], true, 91);
  expect(await answers.read('a60', 91)).toBeUndefined();
  expect(await answers.read('a61', 91)).toBeDefined();
});
