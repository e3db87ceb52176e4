import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { nextAddress } from './system.ts';

/** A raw connection to a server. */
export async function openRawSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

export interface RawRequest {
  method?: string;
  path?: string;
  headers?: string[];
  body?: string;
}

/** Sends bytes as they are, without encoding, counting or correcting them. */
export function rawRequest({ method = 'GET', path = '/', headers = [], body = '' }: RawRequest): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: besesaka.test', `X-Forwarded-For: ${nextAddress()}`, ...headers];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1');
}

const upgradeHeaders = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Protocol: graphql-transport-ws',
];

export function upgrade(headers: string[] = [], path = '/graphql'): Buffer {
  return rawRequest({ path, headers: [...upgradeHeaders, ...headers] });
}

/** A text or binary frame as browsers send it, masked with zeros. */
export function frame(content: string | Buffer): Buffer {
  const payload = Buffer.from(content);
  const opcode = typeof content === 'string' ? 0x81 : 0x82;
  const length = payload.length < 126 ? [0x80 | payload.length] : [0xfe, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from([opcode, ...length, 0, 0, 0, 0]), payload]);
}

export interface RawResponse {
  status: number;
  head: string;
  body: string;
}

/** Sends and reads until the connection is closed or idle; status 0 means that nothing came. */
export async function sendRaw(port: number, request: Buffer, withinMs = 5_000): Promise<RawResponse> {
  const socket = await openRawSocket(port);
  let text = '';
  socket.setEncoding('latin1').on('data', (part) => {
    text += part;
  });
  const closed = once(socket, 'close');
  socket.write(request);
  for (const until = Date.now() + withinMs; Date.now() < until && !isComplete(text); ) {
    if (await Promise.race([closed.then(() => true), delay(5)])) break;
  }
  socket.destroy();
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? text : text.slice(0, end);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: end < 0 ? '' : text.slice(end + 4) };
}

function isComplete(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1];
  return length === undefined ? text.endsWith('0\r\n\r\n') : text.length >= end + 4 + Number(length);
}
