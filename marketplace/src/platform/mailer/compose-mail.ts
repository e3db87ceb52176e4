import { html } from 'hono/html';
import type { Mail } from './mailer.ts';

interface MailContent {
  to: string;
  subject: string;
  /** Each entry is a paragraph of plain text. */
  paragraphs: string[];
  /** The button: `url` is absolute. */
  action: { label: string; url: string };
}

/**
 * Composes a mail as text and simple HTML. Names and reasons come from users, so they are escaped and limited to one line.
 */
export async function composeMail({ to, subject, paragraphs, action }: MailContent): Promise<Mail> {
  const lines = paragraphs.map(oneLine);
  const title = oneLine(subject);
  const text = [...lines, `${action.label}: ${action.url}`, 'Besesaka'].join('\n\n');
  return { to, subject: title, text, html: await renderHtml(title, lines, action) };
}

/** Without the characters that change the direction of what follows them. */
function oneLine(text: string): string {
  return text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

async function renderHtml(title: string, lines: string[], action: MailContent['action']): Promise<string> {
  const bodyStyle = 'margin:0;padding:24px;background:#FCFAF6;color:#1F2A24;font:16px/1.5 system-ui,sans-serif';
  const cardStyle =
    'max-width:560px;margin:0 auto;padding:24px;background:#FFFFFF;border:1px solid #E8E2D8;border-radius:12px';
  const buttonStyle =
    'display:inline-block;padding:12px 20px;background:#0F5C43;color:#FFFFFF;text-decoration:none;border-radius:8px';
  return String(
    await html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body style="${bodyStyle}"><div style="${cardStyle}">
<h1 style="margin:0 0 16px;font-size:20px">${title}</h1>
${lines.map((line) => html`<p>${line}</p>`)}
<p><a href="${action.url}" style="${buttonStyle}">${action.label}</a></p>
<p style="color:#5F6B64">Besesaka</p>
</div></body>
</html>`,
  );
}
