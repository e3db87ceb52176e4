import { z } from 'zod';
import type { Notice } from '#platform/page/reply.ts';
import { intentCookie } from '#platform/user/intent-cookie.ts';

/** All cookies together must fit into the header limit of servers. */
const longest = 300;

const notice = z.object({
  kind: z.enum(['success', 'info', 'error']),
  title: z.string().min(1).max(longest),
  text: z.string().max(longest).optional(),
});

const noticeSeconds = 60;
const intentSeconds = 15 * 60;

/**
 * Passes a message to the page after a redirect, in a cookie that the page clears. It only holds our own texts. On https,
 * the prefix of its name restricts it to this host.
 */
export function createReplyCookies(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-notice' : 'notice';
  const line = (cookie: string, value: string, seconds: number, more: string) =>
    `${cookie}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${more}${secure ? '; Secure' : ''}`;
  return {
    noticeOf(request: Request): Notice | undefined {
      const value = cookieOf(request, name);
      return value === undefined ? undefined : notice.safeParse(readJson(value)).data;
    },
    hasNotice: (request: Request) => cookieOf(request, name) !== undefined,
    notice: (content: Notice) =>
      line(name, encodeURIComponent(JSON.stringify(fitting(content))), noticeSeconds, '; HttpOnly'),
    noNotice: line(name, '', 0, '; HttpOnly'),
    intentOf: (request: Request) => cookieOf(request, intentCookie) ?? null,
    /** Not `HttpOnly`, because a page's script may carry out the intent as well. */
    intent: (value: string | null) => line(intentCookie, value ?? '', value === null ? 0 : intentSeconds, ''),
  };
}

function fitting({ kind, title, text }: Notice): Notice {
  return { kind, title: title.slice(0, longest), text: text?.slice(0, longest) };
}

function cookieOf({ headers }: Request, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function readJson(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value));
  } catch {
    return null;
  }
}
