import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface PublicRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** For the whole exchange. */
  seconds: number;
  /** Bytes of the answer that are read; the rest is cut off. */
  answerBytes: number;
  /** Ports of this machine that may be called by http, only in a demo. */
  loopbackPorts: readonly number[];
}

export interface PublicAnswer {
  status: number;
  text: string;
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

/**
 * Posts to a machine on the public internet and to no other. The name is resolved here, and the connection goes to the
 * addresses that were checked, so a name that changes in between gains nothing. Redirects are not followed.
 */
export function postPublic(request: PublicRequest): Promise<PublicAnswer> {
  const { url, headers, body, seconds, answerBytes, loopbackPorts } = request;
  if (!isCallable(url, loopbackPorts)) return Promise.reject(new NotPublic('The address is not public.'));
  const isOwn = isOwnPort(url, loopbackPorts);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    agent: false,
    maxHeaderSize: 16_384,
    signal: AbortSignal.timeout(seconds * 1000),
    ...(!isOwn && { lookup: lookupPublic }),
  };
  return new Promise((done, failed) => {
    const send = isOwn ? httpRequest : httpsRequest;
    const sent = send(url, options, (answer) => {
      readText(answer, answerBytes).then((text) => done({ status: answer.statusCode ?? 0, text }), failed);
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

/** Resolves a name; one address that is not public spoils all. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    const bad = found.find(({ address }) => !isPublicAddress(address));
    if (bad) return callback(new NotPublic('The name leads to an address that is not public.'), '', 0);
    const [first] = found;
    if (options.all) return callback(null, found);
    callback(null, first?.address ?? '', first?.family ?? 0);
  });
};

async function readText(answer: IncomingMessage, limit: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    parts.push(part);
    size += part.length;
    if (size >= limit) break;
  }
  answer.destroy();
  return Buffer.concat(parts).subarray(0, limit).toString('utf8');
}
