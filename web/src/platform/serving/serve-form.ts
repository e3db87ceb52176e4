import { createHash } from 'node:crypto';
import { clientAddressHeader } from '@besesaka/schema/kernel/server-limits.ts';
import { type Accepted, type FormPost, refusedForm } from '#platform/forms/form-post.ts';
import { createMutate } from '#platform/forms/send-mutation.ts';
import type { Reply } from '#platform/page/reply.ts';
import { readForm } from './read-form.ts';
import { createReplyCookies } from './reply-cookies.ts';
import { securityHeaders } from './security-headers.ts';
import { type PageServerDeps, senderOf } from './serve-page.ts';

/** A second post within this time counts as a double tap. */
const doubleTapMs = 1_000;

const refusals = {
  403: 'This form was not sent from a page of this site.',
  404: 'Not found',
  413: 'This is too much for the form.',
  415: 'This is not how forms are sent.',
  500: 'Something went wrong',
} as const;

/** The result of a form: the next page or the same one again, and the session cookies. */
interface Outcome {
  result: Accepted | Reply;
  setCookies: readonly string[];
}

type ServeReply = (request: Request, url: URL, reply: Reply, status?: number) => Promise<Response>;

/** Handles forms sent without JavaScript; see docs/decisions/032. */
export function createFormServer({ files, graphqlFetch, publicUrl, log }: PageServerDeps, serveReply: ServeReply) {
  const cookies = createReplyCookies(publicUrl);
  const headers = { ...securityHeaders(publicUrl), 'cache-control': 'no-store' };
  const refuse = (status: keyof typeof refusals) => new Response(refusals[status], { status, headers });
  const once = createOnce<Outcome>(doubleTapMs);

  async function carryOut(
    post: FormPost,
    request: Request,
    url: URL,
    fields: Record<string, string>,
  ): Promise<Outcome> {
    const { mutate, setCookies } = createMutate({ graphqlFetch, headers: headersOfSender(request) });
    const sent = { fields, search: url.searchParams, intent: cookies.intentOf(request) };
    const outcome = await post.carryOut(sent, mutate);
    if ('to' in outcome) return { result: outcome, setCookies };
    return { result: { form: refusedForm(post, sent, outcome), notice: outcome.notice }, setCookies };
  }

  function redirect({ to, notice, intent }: Accepted): Response {
    const response = new Response(null, { status: 303, headers: { ...headers, location: to } });
    if (notice) response.headers.append('set-cookie', cookies.notice(notice));
    if (intent !== undefined) response.headers.append('set-cookie', cookies.intent(intent));
    return response;
  }

  async function serveForm(request: Request, url: URL): Promise<Response> {
    const post = files.formPosts.find(({ path }) => path === url.pathname);
    if (!post) return refuse(404);
    const fields = await readForm(request, publicUrl);
    if (typeof fields === 'number') return refuse(fields);
    try {
      const key = keyOf(request, url, fields);
      const { result, setCookies } = await once(key, () => carryOut(post, request, url, fields));
      const response = 'to' in result ? redirect(result) : await serveReply(request, url, result, 400);
      for (const line of setCookies) response.headers.append('set-cookie', line);
      return response;
    } catch (err) {
      log.error({ err, path: url.pathname }, 'a form could not be carried out');
      return refuse(500);
    }
  }

  /** Serves the page after a form, with its message, once. */
  async function serveNotice(request: Request, url: URL): Promise<Response> {
    const response = await serveReply(request, url, { notice: cookies.noticeOf(request) });
    const isShown = response.status < 300 || response.status === 404;
    if (isShown) response.headers.append('set-cookie', cookies.noNotice);
    return response;
  }

  return { serveForm, serveNotice, hasNotice: cookies.hasNotice };
}

/** The services see the same user, browser and IP address as if a script had called them. */
function headersOfSender(request: Request): Headers {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const address = senderOf(request);
  if (address !== undefined) headers.set(clientAddressHeader, address);
  return headers;
}

/** A hash, so that the key does not contain the form's data. */
function keyOf(request: Request, url: URL, fields: object): string {
  const all = [url.pathname, url.search, [...headersOfSender(request)], Object.entries(fields)];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64');
}

/** Carries out a form once if it is sent twice in a short time; both get the same result. */
function createOnce<T>(milliseconds: number) {
  const latest = new Map<string, Promise<T>>();
  return function once(key: string, run: () => Promise<T>): Promise<T> {
    const earlier = latest.get(key);
    if (earlier) return earlier;
    const work = run();
    latest.set(key, work);
    const forget = () => setTimeout(() => latest.delete(key), milliseconds).unref();
    work.then(forget, forget);
    return work;
  };
}
