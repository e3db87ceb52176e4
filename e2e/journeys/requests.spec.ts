import { trackRequests } from '#network.ts';
import { addToCart, becomeBuyer, plentyOf } from '#shopping.ts';
import { expect, test } from '#test.ts';

test('a page sends all queries of its user at once, and none twice @phone', async ({ page, request, baseURL }) => {
  // Seven pages, each of which comes to rest first.
  test.slow();
  const origin = baseURL ?? '';
  const product = await plentyOf(request);
  await becomeBuyer(page, origin);
  await addToCart(page, origin, product.id);
  const networkIdle = trackRequests(page);
  let sent: string[] = [];
  await page.route('**/graphql', (route) => {
    sent.push(route.request().postDataJSON().operationName);
    return route.continue();
  });
  for (const [path, own] of [
    // Featured products count that they were shown.
    ['/', ['RecordShowings', 'Wishes']],
    ['/products', ['RecordShowings', 'Wishes']],
    ['/cart', ['Cart', 'CartPayments']],
    ['/dashboard/orders', ['MyOrders']],
    // Each part may fail by itself; who has not confirmed their address may have done so elsewhere.
    ['/dashboard', ['Activities', 'EmailConfirmed', 'LatestPurchases']],
    ['/dashboard/profile', ['Addresses', 'EmailConfirmed', 'Profile']],
  ] as const) {
    sent = [];
    await page.goto(path);
    await expect(page.getByText('1 item').first()).toBeAttached();
    await expect.poll(() => sent.length, path).toBeGreaterThan(own.length);
    await networkIdle();
    expect(sent.sort(), path).toEqual(['User', ...own].sort());
  }

  const data = { product: product.id, message: 'Is it still there?' };
  const chat = await page.request.post('/api/chat/create', { headers: { origin }, data });
  sent = [];
  await page.goto(`/chat/${(await chat.json()).data.id}`);
  await expect(page.getByRole('log').getByText(data.message)).toBeVisible();
  await networkIdle();
  // Itself, the list that stands beside it, or is behind it on a phone, and the offer for its product.
  expect(sent.sort()).toEqual(['Conversation', 'Conversations', 'LiveOffer', 'User']);
});
