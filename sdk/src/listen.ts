#!/usr/bin/env node
/// <reference types="node" />
import { createHash, createHmac } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ApiError, createClient } from '@besesaka/sdk';

const usage = `Usage: besesaka listen --site URL --key KEY --forward http://localhost:3000/hooks [--events order.placed,...] [--from 81]
The key needs webhooks:read and the scopes of the events. It can be in TOKEN instead, and the site in SITE.
Each line has the number of its event. --from begins with the event of that number, to forward it and those after it again.`;
const feedText = `query Feed($after: Int!) {
  viewer { webhookFeed(afterSeq: $after) { after kinds events { id type body } } }
}`;
const answerMs = 10_000;

/** Ends the program with a sentence. */
function stop(text: string): never {
  console.error(text);
  process.exit(1);
}

function readOptions() {
  const { values, positionals } = given();
  const { site = process.env.SITE, key = process.env.TOKEN, forward, events, from } = values;
  if (positionals.join() !== 'listen') return stop(usage);
  if (!key) return wrong('--key or TOKEN is missing.');
  if (from !== undefined && !/^[1-9]\d{0,8}$/.test(from))
    return wrong(`--from is the number of an event, not ${from}.`);
  return {
    site: addressIn('--site or SITE', site).href,
    key,
    forward: addressIn('--forward', forward),
    events,
    from: Number(from ?? 0),
  };
}

function given() {
  const string = { type: 'string' } as const;
  const options = { site: string, key: string, forward: string, events: string, from: string };
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return wrong(Object(error).message);
  }
}

function addressIn(option: string, text: string | undefined): URL {
  if (!text) return wrong(`${option} is missing.`);
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  return isWeb ? new URL(text) : wrong(`${option} is a whole address, such as http://127.0.0.1:9000/, not ${text}.`);
}

/** Says what is wrong before how it is right. */
const wrong = (text: string): never => stop(`${text}\n\n${usage}`);

const { site, key, forward, events, from } = readOptions();
const client = createClient({ url: site, token: key });
/** The same as long as the key is, so that a local server needs it only once. */
const secret = createHash('sha256').update(`besesaka listen ${key}`).digest().subarray(0, 24);

async function read(after: number) {
  const { viewer } = await client.query(feedText, { after });
  return viewer?.webhookFeed ?? stop('The site sends no webhooks.');
}

const nameOf = (kind: string) => kind.toLowerCase().replace('_', '.');

async function forwardOne({ id, body }: { id: string; body: string }): Promise<string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  const signal = AbortSignal.timeout(answerMs);
  try {
    const response = await fetch(forward, { method: 'POST', headers, body, signal, redirect: 'manual' });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    return Object(Object(error).cause).code ?? Object(error).name;
  }
}

async function report(event: { id: string; type: string; body: string }, wanted: readonly string[]): Promise<void> {
  const type = nameOf(event.type);
  if (!wanted.includes(type)) return;
  const began = performance.now();
  const status = await forwardOne(event);
  const ms = Math.round(performance.now() - began);
  console.log(`${new Date().toISOString()}  ${status}  ${type}  ${JSON.parse(event.body).seq}  ${event.id}  ${ms} ms`);
}

async function listen(): Promise<void> {
  const last = Number((await client.query('{ inboxSeq }')).inboxSeq);
  if (from > last) stop(`The last event has the number ${last}.`);
  let after = from ? from - 1 : last;
  const readable = (await read(after)).kinds.map(nameOf);
  const wanted = events?.split(',') ?? readable;
  const hidden = wanted.filter((type) => !readable.includes(type));
  if (hidden.length > 0)
    stop(`The key does not read ${hidden.join(', ')}. It reads: ${readable.join(', ') || 'no event'}.`);
  console.log(`Secret: whsec_${secret.toString('base64')}`);
  console.log(`Forwarding ${wanted.join(', ')} to ${forward}`);
  // The inbox says when there is something to read, and misses nothing while the connection is cut.
  for await (const { __typename, seq } of client.inbox({ select: '', after })) {
    if (__typename === 'InboxReset') console.log('The log no longer has all of these events.');
    while (after < seq) {
      const feed = await read(after);
      for (const event of feed.events) await report(event, wanted);
      after = feed.after;
    }
  }
}

await listen().catch((error: unknown) => {
  if (!(error instanceof ApiError)) return stop(String(error));
  const { code, message } = error;
  return stop(code === 'UNAUTHENTICATED' ? 'The site does not know this key, or it has ended.' : `${code}: ${message}`);
});
