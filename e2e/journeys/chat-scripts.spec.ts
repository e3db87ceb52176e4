import { messageLog, sendMessage, startChat, twoUsers } from '#chat-users.ts';
import { expect, test } from '#test.ts';

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">click</a>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://example.com/"onmouseover="alert(1)',
  "https://example.com/'onfocus='alert(1)'autofocus='",
  'http://javascript:alert(1)@example.com',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<style>@import "javascript:alert(1)";</style>',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>go</button></form>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '{{constructor.constructor("alert(1)")()}}',
  '#{alert(1)}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
];

test('scripts in every field of the chat are shown as text @deep', { tag: ['@phone', '@deep'] }, async ({
  page,
  browser,
  baseURL,
}) => {
  const users = await twoUsers(page, browser, baseURL ?? '');
  const { buyer, seller, origin } = users;
  const dialogs: string[] = [];
  for (const one of [buyer, seller]) {
    one.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
  }
  const [first = '', ...others] = payloads;
  const id = await startChat(users, first);
  await buyer.goto(`/chat/${id}`);
  await seller.goto(`/chat/${id}`);
  await expect(messageLog(seller).getByText(first, { exact: true })).toBeVisible();
  for (const payload of others) await sendMessage(buyer, origin, id, payload);
  for (const one of [buyer, seller]) {
    await expect(messageLog(one).getByText(payloads.at(-1) ?? '', { exact: true })).toBeVisible();
    const written = new Set<string>();
    // From the end upwards, because a long conversation draws only its visible rows.
    const read = async () => {
      for (const text of await messageLog(one).locator('p[dir=auto]').allTextContents()) written.add(text);
      await messageLog(one).evaluate((log) => log.scrollBy({ top: -400 }));
      return [...written].sort();
    };
    await expect.poll(read, { intervals: [60] }).toEqual([...payloads].sort());
    const links = await messageLog(one)
      .locator('a')
      .evaluateAll((all) => all.map((a) => [a.getAttribute('href'), a.getAttribute('rel')]));
    for (const [href, rel] of links) {
      expect(href).toMatch(/^https?:\/\//);
      expect(rel).toContain('noopener');
      expect(rel).toContain('nofollow');
    }
  }
  // Typed text: the message, a search, the details of a report.
  const input = buyer.getByLabel(/^Message to /);
  for (const payload of payloads) await input.fill(payload);
  await input.press('Enter');
  await buyer.goto('/chat');
  const search = buyer.getByRole('searchbox').filter({ visible: true }).last();
  for (const payload of payloads.slice(0, 6)) await search.fill(payload);
  await buyer.goto(`/chat/${id}`);
  await buyer.getByRole('button', { name: 'More about this conversation' }).click();
  await buyer.getByRole('menuitem', { name: 'Report' }).click();
  await buyer.getByRole('dialog').getByLabel('Reason').selectOption({ index: 1 });
  await buyer.getByRole('dialog').getByLabel('Details').fill(payloads.join(' ').slice(0, 900));
  await buyer
    .getByRole('dialog')
    .getByRole('button', { name: /report|submit/i })
    .click();
  await expect(buyer.getByText(/Report submitted successfully/)).toBeVisible();
  expect(dialogs).toEqual([]);
  await seller.context().close();
});
