import { createHash } from 'node:crypto';
import type { AccessScene } from './access-parts.ts';
import type { Client, Json } from './client.ts';

const verifier = 'v'.repeat(43);
/** The SHA-256 of the verifier. */
const challenge = createHash('sha256').update(verifier).digest('base64url');

/** What the app of the scene asks. */
export async function appRequest({ thing }: Pick<AccessScene, 'thing'>): Promise<string> {
  return requestOf(await thing('oauthApp'));
}

function requestOf(id: string): string {
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
  return String(new URLSearchParams({ response_type: 'code', client_id: id, scope: 'chat:read', ...pkce }));
}

/** An app of the buyer that the buyer has connected. */
export async function connectedApp({ asker, market }: Pick<AccessScene, 'asker' | 'market'>): Promise<string> {
  return connectApp(await asker('buyer'), market.client());
}

/** Registers an app, allows it, and gets its tokens. */
export async function connectApp(user: Client, program: Client): Promise<string> {
  const app = await created(user, '/api/oauth/apps', {
    name: 'Parcel planner',
    site: 'https://planner.example',
    redirect_uris: ['https://planner.example/callback'],
    is_confidential: true,
  });
  const id = String(app.id);
  const allowed = await created(user, '/api/oauth/authorization', { request: requestOf(id) });
  const code = new URL(String(allowed.redirect_to)).searchParams.get('code') ?? '';
  const fields = { grant_type: 'authorization_code', client_id: id, client_secret: String(app.secret) };
  const form = new URLSearchParams({ ...fields, code, code_verifier: verifier });
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status, body } = await program.send('POST', '/oauth/token', String(form), type);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return id;
}

async function created(user: Client, path: string, input: object): Promise<Json> {
  const { status, body } = await user.post(path, input);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
