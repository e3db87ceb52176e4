import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

interface Call {
  url: string;
  headers: Record<string, string>;
  /** For the whole exchange. */
  seconds: number;
  /** Bytes of the answer that are read; the rest is cut off. */
  answerBytes: number;
  /** Ports of this machine that may be called by http, only in a demo. */
  loopbackPorts: readonly number[];
}

interface PublicPost extends Call {
  body: string;
}

interface PublicAnswer {
  status: number;
  text: string;
}

interface PublicFile {
  status: number;
  /** At most `answerBytes`; a file that has as many may be longer. */
  bytes: Buffer;
}

export class NotPublic extends Error {}

/** Whether an address may be called at all; where its name leads is checked when it is called. */
export function isCallable(url: string, loopbackPorts: readonly number[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  if (isOwnPort(url, loopbackPorts)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host);
}

function isOwnPort(url: string, loopbackPorts: readonly number[]): boolean {
  const { protocol, hostname, port } = new URL(url);
  return protocol === 'http:' && hostname === '127.0.0.1' && loopbackPorts.includes(Number(port));
}

/** Names of private networks never lead to the public internet. */
function isPublicName(name: string): boolean {
  return name.includes('.') && !/(^|\.)(localhost|local|internal|lan|home\.arpa|test|invalid)\.?$/i.test(name);
}

/** Posts to a machine on the public internet and to no other. Redirects are not followed. */
export async function postPublic({ body, headers, ...call }: PublicPost): Promise<PublicAnswer> {
  const sized = { ...headers, 'content-length': String(Buffer.byteLength(body)) };
  const { status, bytes } = await exchange({ ...call, headers: sized }, 'POST', body, call.seconds * 1000);
  return { status, text: bytes.toString('utf8') };
}

const redirectsMax = 3;

/** Gets a file from the public internet. Each redirect is checked like the first address, and time counts for all. */
export async function getPublic(call: Call): Promise<PublicFile> {
  const endsAt = performance.now() + call.seconds * 1000;
  let { url } = call;
  for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
    const { status, bytes, location } = await exchange({ ...call, url }, 'GET', '', endsAt - performance.now());
    if (status < 300 || status > 399 || location === undefined) return { status, bytes };
    if (!URL.canParse(location, url)) throw new NotPublic('The redirect leads nowhere.');
    url = new URL(location, url).href;
  }
  throw new NotPublic('There are too many redirects.');
}

/**
 * The name is resolved here, and the connection goes to the addresses that were checked, so a name that changes in between
 * gains nothing.
 */
function exchange({ url, headers, answerBytes, loopbackPorts }: Call, method: string, body: string, ms: number) {
  if (!isCallable(url, loopbackPorts)) return Promise.reject(new NotPublic('The address is not public.'));
  const isOwn = isOwnPort(url, loopbackPorts);
  const options: RequestOptions = {
    method,
    headers,
    agent: false,
    maxHeaderSize: 16_384,
    signal: AbortSignal.timeout(Math.max(1, Math.ceil(ms))),
    ...(!isOwn && { lookup: lookupPublic }),
  };
  return new Promise<PublicFile & { location: string | undefined }>((done, failed) => {
    const send = isOwn ? httpRequest : httpsRequest;
    const sent = send(url, options, (answer) => {
      const { statusCode = 0, headers } = answer;
      readBytes(answer, answerBytes).then(
        (bytes) => done({ status: statusCode, bytes, location: headers.location }),
        failed,
      );
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

/** Resolves a name; one address that is not public spoils all. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const bad = addresses.find(({ address }) => !isPublicAddress(address));
    if (bad) return callback(new NotPublic('The name leads to an address that is not public.'), '', 0);
    const [first] = addresses;
    if (options.all) return callback(null, addresses);
    callback(null, first?.address ?? '', first?.family ?? 0);
  });
};

async function readBytes(answer: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    parts.push(part);
    size += part.length;
    if (size >= limit) break;
  }
  answer.destroy();
  return Buffer.concat(parts).subarray(0, limit);
}
