import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtpMailer } from './create-mailer.ts';

const received: { to: string[]; body: string }[] = [];
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    let body = '';
    stream.on('data', (part: Buffer) => {
      body += part.toString();
    });
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), body });
      done();
    });
  },
});
let url = '';

beforeAll(async () => {
  const listening = await new Promise<AddressInfo | string | null>((resolve) => {
    const http = server.listen(0, '127.0.0.1', () => resolve(http.address()));
  });
  if (typeof listening === 'object' && listening) url = `smtp://127.0.0.1:${listening.port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

test('a mail is sent over SMTP with its sender, receiver, subject and text', async () => {
  const mailer = createSmtpMailer({ url, from: 'Besesaka <hello@besesaka.test>' });
  await mailer.deliver({ to: 'ama@example.com', subject: 'Your order', text: 'Medaase. It costs ₵5.' });
  await mailer.close();
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['ama@example.com']);
  expect(received[0]?.body).toContain('From: Besesaka <hello@besesaka.test>');
  expect(received[0]?.body).toContain('Subject: Your order');
});

test.each(['ama@example.com\r\nBcc: eve@example.com', 'ama@example.com, eve@example.com', 'Ama <ama@example.com>'])(
  'a mail to %j, which is not one plain address, is refused',
  async (to) => {
    const mailer = createSmtpMailer({ url, from: 'hello@besesaka.test' });
    const before = received.length;
    await expect(mailer.deliver({ to, subject: 'Hi', text: 'Hello' })).rejects.toThrow('one plain address');
    await mailer.close();
    expect(received).toHaveLength(before);
  },
);
