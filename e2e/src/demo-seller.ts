import type { APIRequestContext } from '@playwright/test';
import { type Listed, plentyOf } from '#shopping.ts';
import { demo, expect } from '#test.ts';

/** Logs in by the API. */
export async function logInAsSeller(api: APIRequestContext, origin: string) {
  const login = await api.post('/api/login', { data: demo.seller, headers: { origin } });
  expect(login.ok(), await login.text()).toBe(true);
}

/** Changes a product as the demo seller, who is logged in in this API context. */
export async function changeProduct(
  api: APIRequestContext,
  origin: string,
  slug: string,
  change: object,
): Promise<{ slug: string }> {
  const answer = await api.patch(`/api/products/${slug}`, { data: change, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/**
 * Creates a copy of a product of the demo seller, because other tests buy and view the existing ones at the same time.
 * The demo seller is logged in on this page afterwards.
 */
export async function ownCopy(
  api: APIRequestContext,
  origin: string,
  change: object = {},
  likeSlug?: string,
): Promise<Listed> {
  await logInAsSeller(api, origin);
  const like = likeSlug ? await (await api.get(`/api/v1/products/${likeSlug}`)).json() : await plentyOf(api);
  const copied = await api.post(`/api/products/${like.slug}/duplicate`, { headers: { origin } });
  expect(copied.ok(), await copied.text()).toBe(true);
  const { id, slug: provisional } = await copied.json();
  const own = { name: `Copied ${Date.now()}`, stock_quantity: 40, compare_at_price: null };
  // A copy gets its address when it is published.
  const { slug } = await changeProduct(api, origin, provisional, { ...own, is_active: true, ...change });
  return { id, slug, price: like.price, ...own, ...change };
}

/** Removes the product at the end of its test. */
export async function removeCopy(api: APIRequestContext, origin: string, { slug }: { slug: string }) {
  await api.delete(`/api/products/${slug}`, { headers: { origin } });
}
