import { messageLog, sendMessage, startChat, twoUsers } from '#chat-users.ts';
import { expect, test } from '#test.ts';

test('a chat with more unread messages than one page opens at the first unread one, and only seen ones count as read @phone @deep', async ({
  page,
  browser,
  baseURL,
}) => {
  const users = await twoUsers(page, browser, baseURL ?? '');
  const { buyer, seller, origin } = users;
  const id = await startChat(users, 'message 1');
  for (let n = 2; n <= 75; n += 1) await sendMessage(buyer, origin, id, `message ${n}`);
  await seller.goto(`/chat/${id}`);
  await expect(messageLog(seller).getByText('message 1', { exact: true })).toBeInViewport();
  await expect(messageLog(seller).getByText('Unread', { exact: false }).first()).toBeInViewport();
  await expect(messageLog(seller).getByText('message 75', { exact: true })).not.toBeInViewport();
  const unread = async () => {
    const { data } = await (await seller.request.get(`/api/chat/${id}`)).json();
    return data.unread_count;
  };
  await expect.poll(unread).toBeLessThan(75);
  expect(await unread(), 'what is further down was not seen').toBeGreaterThan(40);
  await seller.context().close();
});
