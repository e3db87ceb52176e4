import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';

test('a text of users is one line, escaped, and cannot change the direction of what follows', async () => {
  const { subject, text, html } = await composeMail({
    to: 'ama@example.com',
    subject: 'Order from \u202eAma\u2066\r\nBcc: eve@example.com',
    paragraphs: ['<b>Ama</b>\u200f wrote.'],
    action: { label: 'Open the order', url: 'https://market.example/orders/1' },
  });
  expect(subject).toBe('Order from Ama Bcc: eve@example.com');
  expect(text).toContain('<b>Ama</b> wrote.');
  expect(html).toContain('&lt;b&gt;Ama&lt;/b&gt; wrote.');
});
