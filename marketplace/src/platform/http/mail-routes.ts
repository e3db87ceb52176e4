import { html, raw } from 'hono/html';
import type { StoredMail } from '#platform/mailer/mailer.ts';
import { createRouter, type Router } from './router.ts';

/** Like in mail programs: the mail's own styles, and no scripts. */
const shownMailPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups; frame-ancestors 'none'";

const pagePolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Shows the mails that were stored instead of sent, for developers; never in production. */
export function storedMailRoutes(stored: () => StoredMail[]): Router {
  const router = createRouter();
  router.get('/dev/mail', (c) => c.html(list(stored()), 200, { 'content-security-policy': pagePolicy }));
  router.get('/dev/mail/:id', (c) => {
    const mail = stored().find(({ id }) => id === c.req.param('id'));
    return mail ? c.html(one(mail), 200, { 'content-security-policy': pagePolicy }) : c.notFound();
  });
  router.get('/dev/mail/:id/html', (c) => {
    const mail = stored().find(({ id }) => id === c.req.param('id'));
    if (!mail?.html) return c.notFound();
    c.header('content-security-policy', shownMailPolicy);
    return c.html(mail.html);
  });
  return router;
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; accent-color: #0f5c43 }
main { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
li { padding: .5rem 0 } pre { white-space: pre-wrap; font: inherit }
`;

function frame(title: string, body: unknown) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${raw(style)}</style></head>
<body><main>${body}</main></body>
</html>`;
}

function list(mails: StoredMail[]) {
  const rows = mails.map(
    ({ id, to, subject, at }) => html`<li><a href="/dev/mail/${id}">${subject}</a> to ${to}, ${at}</li>`,
  );
  return frame(
    'Mail',
    html`<h1>Mail</h1>${mails.length ? html`<ul>${rows}</ul>` : html`<p>Nothing was sent yet.</p>`}`,
  );
}

function one({ id, to, subject, text, html: page, at }: StoredMail) {
  const parts = text.split(/(https?:\/\/\S+)/).map((part, i) => (i % 2 ? html`<a href="${part}">${part}</a>` : part));
  return frame(
    subject,
    html`<p><a href="/dev/mail">All mail</a></p><h1>${subject}</h1><p>To ${to}, ${at}</p>${page && html`<p><a href="/dev/mail/${id}/html">As HTML</a></p>`}<pre>${parts}</pre>`,
  );
}
