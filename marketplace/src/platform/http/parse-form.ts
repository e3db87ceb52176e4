import type { BodyRule } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import { atCapacityError } from './at-capacity.ts';
import type { HttpEnv } from './http-env.ts';
import { usualBytes } from './parse-body.ts';

/** More than twice as many as our largest form has. Each part costs time, however small it is. */
const partsMax = 80;
/** The headers of a part are its name, its file's name and its type. Each line costs time, too. */
const headMax = 4 * 1024;
/** The boundary has the characters of RFC 2046 without the space, so quotes around it change nothing. */
const formType = /^multipart\/form-data\s*;.*\bboundary="?([\w'()+,./:=?-]{1,70})"?\s*(?:;|$)/i;

/** Reads the form of a logged-in user into the memory reserved for forms, up to the limit. */
export function parseForm(rule: BodyRule = {}): MiddlewareHandler<HttpEnv> {
  const { bytes: most = usualBytes, tooLarge = texts.tooLarge, wrongType = texts.wrongType } = rule;
  return async (c, next) => {
    const ctx = c.get('ctx');
    const { userId } = requireViewer(ctx);
    const { body } = c.req.raw;
    if (body === null) return next();
    const [, boundary] = formType.exec(c.req.header('content-type') ?? '') ?? [];
    if (!boundary) throw new AppError('UNSUPPORTED_TYPE', wrongType);
    const bytes = statedLength(c.req.raw.headers) ?? most;
    if (bytes > most) throw new AppError('TOO_LARGE', tooLarge);
    const release = c.get('forms').reserve({ address: ctx.client.address, user: userId }, bytes);
    if (!release) throw atCapacityError();
    try {
      const read = await readForm(body, boundary, () => new AppError('TOO_LARGE', tooLarge), most);
      // Built from its parts, because the server's request object is not an instance of the global Request.
      const { url, method, signal } = c.req.raw;
      const headers = new Headers([...c.req.raw.headers]);
      // A header may name several boundaries. The parts are read by the one by which they were counted.
      headers.set('content-type', `multipart/form-data; boundary="${boundary}"`);
      c.req.raw = new Request(url, { method, headers, signal, body: read });
      // Parsed here once. Hono caches the result, and a cached failure would become a 500 later.
      await c.req.formData().catch(() => {
        throw new AppError('INVALID_INPUT', texts.brokenForm);
      });
      await next();
    } finally {
      release();
    }
  };
}

function statedLength(headers: Headers): number | null {
  const stated = headers.get('content-length');
  return stated === null || headers.has('transfer-encoding') ? null : Number(stated);
}

async function readForm(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  tooLarge: () => AppError,
  most: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const countIn = partCounter(boundary);
  let bytes = 0;
  // An error ends the loop and releases the stream, which closes the connection of a client that still sends.
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > most) throw tooLarge();
    // The closing boundary looks like the start of a part.
    if (countIn(chunk) > partsMax + 1) throw new AppError('TOO_LARGE', texts.tooLarge);
    chunks.push(chunk);
  }
  const form = Buffer.concat(chunks, bytes);
  if (hasLongHead(form, boundary)) throw new AppError('TOO_LARGE', texts.tooLarge);
  return form;
}

function hasLongHead(form: Buffer, boundary: string): boolean {
  const line = Buffer.from(`--${boundary}`);
  for (let position = form.indexOf(line); position >= 0; position = form.indexOf(line, position + line.length)) {
    const head = form.subarray(position + line.length, position + line.length + headMax);
    if (head.length === headMax && !head.includes('\r\n\r\n')) return true;
  }
  return false;
}

/** Counts the boundaries so far, including those split across two chunks. */
function partCounter(boundary: string): (chunk: Uint8Array) => number {
  const line = Buffer.from(`--${boundary}`);
  let rest = Buffer.alloc(0);
  let count = 0;
  return (chunk) => {
    const text = Buffer.concat([rest, chunk]);
    let after = 0;
    for (
      let position = text.indexOf(line);
      position >= 0 && count <= partsMax + 1;
      position = text.indexOf(line, after)
    ) {
      count += 1;
      after = position + line.length;
    }
    rest = text.subarray(Math.max(after, text.length - line.length + 1));
    return count;
  };
}
