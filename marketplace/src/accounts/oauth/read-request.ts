import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import { type Scope, tokenScope } from '@besesaka/schema/kernel/scopes.ts';
import type { Ctx } from '#platform/context.ts';
import { type App, findApp } from './clients.ts';
import { OauthError, onlyOnce } from './oauth-error.ts';

/** What an app asks, if its request is right. */
export interface Asked {
  app: App;
  redirectUri: string;
  scopes: Scope[];
  challenge: string;
  /** The redirect address with the answer. */
  answer(params: Record<string, string>): string;
}

/** Without a registered address, the screen shows the fault and redirects nowhere. */
interface Faulty {
  problem: string;
  name: string | null;
  backTo: string | null;
}

const nowhere = { name: null, backTo: null };

/** Reads a request to `/oauth/authorize`. */
export async function readRequest(ctx: Ctx, request: string): Promise<Asked | Faulty> {
  const params = new URLSearchParams(request);
  if (['client_id', 'redirect_uri'].some((name) => params.getAll(name).length > 1))
    return { problem: texts.brokenRequest, ...nowhere };
  const app = await findApp(ctx, params.get('client_id'));
  if (!app) return { problem: texts.unknownApp, ...nowhere };
  const redirectUri = redirectOf(app, params.get('redirect_uri'));
  if (redirectUri === null) return { problem: texts.unknownRedirect, ...nowhere };
  const answer = (given: Record<string, string>) => {
    const url = new URL(redirectUri);
    const [state, ...others] = params.getAll('state');
    const known = state === undefined || others.length > 0 ? {} : { state };
    for (const [name, value] of Object.entries({ ...given, ...known, iss: ctx.config.publicUrl }))
      url.searchParams.append(name, value);
    return url.href;
  };
  try {
    return { app, redirectUri, answer, ...readRest(params) };
  } catch (error) {
    if (!(error instanceof OauthError)) throw error;
    const { error: name, message } = error;
    return { problem: message, name: app.name, backTo: answer({ error: name, error_description: message }) };
  }
}

function readRest(params: URLSearchParams): Pick<Asked, 'scopes' | 'challenge'> {
  onlyOnce(params, 'response_type', 'scope', 'state', 'code_challenge', 'code_challenge_method');
  const type = params.get('response_type');
  if (type === null) throw new OauthError('invalid_request', 'response_type is missing.');
  if (type !== 'code') throw new OauthError('unsupported_response_type', 'response_type must be code.');
  const challenge = params.get('code_challenge') ?? '';
  // Without a method it would be "plain", which protects less.
  if (params.get('code_challenge_method') !== 'S256')
    throw new OauthError('invalid_request', 'code_challenge_method must be S256.');
  if (!/^[\w-]{43}$/.test(challenge))
    throw new OauthError('invalid_request', 'code_challenge must be the SHA-256 of the verifier, in base64url.');
  return { challenge, scopes: scopesIn(params.get('scope')) };
}

/** The scopes in the order of the contract. */
export function scopesIn(text: string | null): Scope[] {
  const named = (text ?? '').split(' ').filter((name) => name !== '');
  if (named.length === 0) throw new OauthError('invalid_scope', 'scope is missing.');
  const unknown = named.find((name) => !tokenScope.values.some((scope) => scope === name));
  if (unknown) throw new OauthError('invalid_scope', 'The scope has a name that is not known.');
  return tokenScope.values.filter((scope) => named.includes(scope));
}

/** The port of a loopback address may differ, because a program gets one when it starts. */
const withoutPort = (uri: string) => uri.replace(/^(http:\/\/(?:127\.0\.0\.1|\[::1\])):\d{1,5}(?=[/?]|$)/, '$1');

function redirectOf({ redirectUris }: App, asked: string | null): string | null {
  const [first, ...others] = redirectUris;
  if (asked === null) return others.length === 0 ? (first ?? null) : null;
  const isRegistered = redirectUris.some((uri) => withoutPort(uri) === withoutPort(asked));
  return isRegistered && URL.canParse(asked) ? asked : null;
}
