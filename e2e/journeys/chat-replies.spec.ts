import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { markRead, messageLog, sendMessage, startChat, twoUsers, typeAndSend } from '#chat-users.ts';
import { expect, test } from '#test.ts';

/** Opens the menu by a tap on a phone, else by the button beside the message. */
async function openOptions(page: Page, text: string, isPhone: boolean): Promise<void> {
  const words = messageLog(page).locator('p[dir=auto]', { hasText: text }).last();
  // At their beginning: in the middle there may be an address to follow.
  if (isPhone) return words.tap({ position: { x: 8, y: 8 } });
  await words.hover();
  const bubble = words.locator('xpath=..');
  await bubble.getByRole('button', { name: 'Message options' }).click();
}

test('a user replies to a message, deletes one for themself, and opens links @large-deep', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  const users = await twoUsers(page, browser, baseURL ?? '');
  const { buyer, seller, buyerName, origin } = users;
  const id = await startChat(users, 'Is the red one there?');
  await seller.request.post(`/api/chat/${id}/read`, { headers: { origin }, data: { up_to: 1 } });
  for (let n = 1; n <= 25; n += 1) await sendMessage(seller, origin, id, `colour ${n}.`);
  await buyer.goto(`/chat/${id}`);
  const line = messageLog(buyer).getByText('Unread messages');
  await expect(line).toBeInViewport();
  await expect(messageLog(buyer).getByText('colour 1.')).toBeInViewport();
  await expect(messageLog(buyer).getByText('colour 25.')).not.toBeInViewport();
  await expectAccessible(buyer);

  await openOptions(buyer, 'colour 2.', isMobile);
  await buyer.getByRole('menuitem', { name: 'Reply' }).click();
  await expect(buyer.getByLabel(/^Message to /)).toBeFocused();
  await expect(buyer.getByRole('button', { name: 'Cancel reply' })).toBeVisible();
  await typeAndSend(buyer, 'This one please: www.kente.gh or 024 412 3456');
  await expect(line, 'whoever writes has read').toHaveCount(0);
  await expect(buyer.getByRole('button', { name: 'Cancel reply' })).toHaveCount(0);

  await seller.goto(`/chat/${id}`);
  const answer = messageLog(seller).getByText('This one please');
  await expect(answer).toBeInViewport();
  await expect(messageLog(seller).getByRole('link', { name: 'www.kente.gh' })).toHaveAttribute(
    'href',
    'https://www.kente.gh/',
  );
  await expect(messageLog(seller).getByRole('link', { name: '024 412 3456' })).toHaveAttribute(
    'href',
    'tel:+233244123456',
  );
  const quote = messageLog(seller).getByRole('button', { name: /In reply to You.*colour 2\./ });
  await expect(quote).toBeVisible();
  await expectAccessible(seller);

  await openOptions(buyer, 'This one please', isMobile);
  await buyer.getByRole('menuitem', { name: 'Delete for me' }).click();
  await expect(messageLog(buyer).getByText('This one please')).toHaveCount(0);
  await buyer.getByRole('button', { name: 'Undo' }).click();
  await expect(messageLog(buyer).getByText('This one please')).toBeVisible();
  await openOptions(buyer, 'This one please', isMobile);
  await buyer.getByRole('menuitem', { name: 'Delete for me' }).click();
  await expect(messageLog(buyer).getByText('This one please')).toHaveCount(0);
  await buyer.reload();
  await expect(messageLog(buyer).getByText('colour 25.')).toBeVisible();
  await expect(messageLog(buyer).getByText('This one please')).toHaveCount(0);
  await expect(answer, 'the other one keeps it').toBeVisible();
  await buyer.goto('/dashboard/chats');
  await expect(buyer.getByText('You deleted this message')).toBeVisible();
  await seller.goto('/dashboard/chats');
  await expect(seller.getByRole('link', { name: buyerName })).toContainText('This one please');
  await seller.context().close();
});

test('a quote jumps to the original message, even far up @phone @deep', { tag: '@deep' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const users = await twoUsers(page, browser, baseURL ?? '');
  const { buyer, seller, origin } = users;
  const id = await startChat(users, 'Do you deliver to Ho?');
  const { data } = await (await seller.request.get(`/api/chat/${id}`)).json();
  for (let n = 1; n <= 70; n += 1) await sendMessage(n % 2 ? seller : buyer, origin, id, `line ${n}`);
  await seller.request.post(`/api/chat/send?conversationId=${id}`, {
    headers: { origin },
    data: { content: 'To Ho, yes', reply_to_id: data.messages[0].id },
  });
  await markRead(buyer, origin, id, 72);
  await buyer.goto(`/chat/${id}`);
  const answer = messageLog(buyer).getByText('To Ho, yes');
  await expect(answer).toBeInViewport();
  await messageLog(buyer)
    .getByRole('button', { name: /In reply to You/ })
    .click();
  await expect(messageLog(buyer).locator('p[dir=auto]', { hasText: 'Do you deliver to Ho?' })).toBeInViewport();
  await expect(answer).not.toBeInViewport();
  await seller.context().close();
});

test('the list shows drafts and the delivery state of the last message @phone @deep', async ({
  page,
  browser,
  baseURL,
}) => {
  const users = await twoUsers(page, browser, baseURL ?? '');
  const { buyer, seller, buyerName, origin } = users;
  const id = await startChat(users, 'Good morning');
  await buyer.goto('/dashboard/chats');
  const row = buyer.locator(`a[href^="/chat/${id}"]`);
  await expect(row.getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
  await seller.goto('/dashboard/chats');
  await seller.getByRole('link', { name: buyerName }).click();
  await expect(messageLog(seller).getByText('Good morning')).toBeVisible();
  await expect(row.getByRole('img', { name: 'Read', exact: true })).toBeVisible();

  await row.click();
  await buyer.getByLabel(/^Message to /).fill('I was about to');
  await buyer.goto('/dashboard/chats');
  await expect(row).toContainText('Draft: I was about to');
  await expectAccessible(buyer);
  const search = buyer.getByLabel('Search chats');
  await expect.poll(() => leftOf(buyer.getByRole('heading', { level: 1 })), 'on one line').toBe(await leftOf(search));
  await search.fill('good MORN');
  await expect(buyer.getByRole('status').filter({ hasText: '1 chat found' })).toBeAttached();
  await search.fill('');
  await sendMessage(seller, origin, id, 'Yes?');
  await expect(row, 'what one began stays in sight').toContainText('Draft: I was about to');
  await expect(buyer, 'the message and its notification are one thing').toHaveTitle(/^\(1\) /);
  // The chats count it, and not the bell: it can be marked as read all the same.
  await buyer.goto('/dashboard/notifications');
  await expect(buyer.getByRole('link', { name: /^Unread: / }).first()).toBeVisible();
  await buyer.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(buyer.getByRole('link', { name: /^Unread: / })).toHaveCount(0);
  await expect(buyer.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await seller.context().close();
});

const leftOf = async (part: Locator) => (await part.boundingBox())?.x;
