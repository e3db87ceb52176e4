import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Loaded } from './loaded.tsx';

const refetch = async () => {};
const error = new Error('offline');

interface Query {
  data?: { shop: string | null };
  error?: Error;
  loading: boolean;
}

function shown(query: Query, missing?: string): string {
  return renderToStaticMarkup(
    <Loaded
      query={{ ...query, refetch }}
      data={query.data?.shop}
      skeleton={<i>grey</i>}
      failed="No shop."
      missing={missing}
    >
      {(shop) => <p>{shop}</p>}
    </Loaded>,
  );
}

it('announces the skeleton until there is data', () => {
  const loading = '<div role="status"><span class="sr-only">Loading</span><i>grey</i></div>';
  expect(shown({ loading: true })).toBe(loading);
  // A skipped query.
  expect(shown({ loading: false })).toBe(loading);
  // Retry.
  expect(shown({ error, loading: true })).toBe(loading);
});

it('shows the data, also while it is fetched again and after a failure', () => {
  const data = { shop: 'Abena Crafts' };
  for (const query of [
    { data, loading: false },
    { data, loading: true },
    { data, error, loading: false },
  ])
    expect(shown(query)).toBe('<p>Abena Crafts</p>');
});

it('offers Retry after a failure', () => {
  for (const query of [
    { error, loading: false },
    { data: { shop: null }, error, loading: false },
  ]) {
    expect(shown(query, 'None.')).toMatch(/role="alert".*No shop\..*Retry/);
  }
});

it('says that nothing exists only after a response', () => {
  const data = { shop: null };
  expect(shown({ data, loading: false }, 'None.')).toBe('None.');
  expect(shown({ data, loading: true }, 'None.')).toContain('grey');
  expect(shown({ data, loading: false })).toContain('No shop.');
});
