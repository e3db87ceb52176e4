import { oauthLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { tokenScope } from '@besesaka/schema/kernel/scopes.ts';
import type { Context } from 'hono';
import { RateLimited } from '#platform/base/errors.ts';
import { answerError } from '#platform/http/errors.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { createRouter, type Router } from '#platform/http/router.ts';
import { type App, authenticateApp } from './clients.ts';
import { exchangeCode, refresh, revoke } from './exchange.ts';
import { OauthError, onlyOnce } from './oauth-error.ts';

type Handle = (args: { c: Context<HttpEnv>; app: App; params: URLSearchParams }) => Promise<Response>;

/** What apps call. These are not operations: OAuth fixes their forms and their errors. */
export function oauthEndpoints(): Router {
  const router = createRouter();
  router.onError(answerOauthError);
  router.get('/.well-known/oauth-authorization-server', (c) => {
    c.header('cache-control', 'public, max-age=300');
    return c.json(metadataOf(c.get('ctx').config.publicUrl));
  });
  router.post(
    '/oauth/token',
    forApps(async ({ c, app, params }) => {
      const exchange = grants[params.get('grant_type') ?? ''];
      if (!params.get('grant_type')) throw new OauthError('invalid_request', 'grant_type is missing.');
      if (!exchange)
        throw new OauthError('unsupported_grant_type', 'grant_type is authorization_code or refresh_token.');
      return c.json(await exchange(c.get('ctx'), { app, params }));
    }),
  );
  router.post(
    '/oauth/revoke',
    forApps(async ({ c, app, params }) => {
      await revoke(c.get('ctx'), { app, params });
      return c.body(null, 200);
    }),
  );
  return router;
}

const grants: Readonly<Record<string, typeof refresh | undefined>> = Object.assign(Object.create(null), {
  authorization_code: exchangeCode,
  refresh_token: refresh,
});

function metadataOf(issuer: string) {
  const methods = ['none', 'client_secret_basic', 'client_secret_post'];
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: methods,
    revocation_endpoint_auth_methods_supported: methods,
    authorization_response_iss_parameter_supported: true,
    scopes_supported: tokenScope.values,
    service_documentation: `${issuer}/developers/oauth`,
  };
}

/** Reads the form and finds the app, whose requests are limited. */
function forApps(handle: Handle) {
  return async (c: Context<HttpEnv>): Promise<Response> => {
    const ctx = c.get('ctx');
    c.header('cache-control', 'no-store');
    const limit = async (name: string, times: number, key: string) => {
      const wait = await ctx.limiter.take({ name, times, seconds: 60 }, key);
      if (wait !== null) throw new RateLimited(wait);
    };
    const { address } = ctx.client;
    await limit('apps of an address', limits.requestsOfAddressPerMinute, address);
    if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(c.req.header('content-type') ?? ''))
      throw new OauthError('invalid_request', 'Send application/x-www-form-urlencoded.');
    const params = new URLSearchParams(await c.req.text());
    onlyOnce(params, ...params.keys());
    const app = await authenticateApp(ctx, c.req.raw.headers, params);
    await limit('app requests', limits.requestsPerMinute, `${app.id} ${address}`);
    return handle({ c, app, params });
  };
}

/** The same statuses as elsewhere, in the form that OAuth libraries read. */
function answerOauthError(error: Error, c: Context<HttpEnv>): Response {
  c.header('cache-control', 'no-store');
  if (error instanceof OauthError) {
    const isUnknown = error.error === 'invalid_client';
    if (isUnknown && c.req.header('authorization')) c.header('www-authenticate', 'Basic realm="oauth"');
    return c.json({ error: error.error, error_description: error.message }, isUnknown ? 401 : 400);
  }
  const { status, headers } = answerError(error, c);
  const isLater = status === 429 || status === 503;
  const body = isLater
    ? { error: 'temporarily_unavailable', error_description: 'Try again later.' }
    : { error: status < 500 ? 'invalid_request' : 'server_error', error_description: 'The request failed.' };
  return new Response(JSON.stringify(body), { status, headers });
}
