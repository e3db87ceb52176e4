import { ApiError } from './errors.ts';
import { earlyMs, type TokenSource } from './session.ts';

export interface Authorization {
  /** The address of the site, such as https://besesaka.example. */
  url: string;
  /** The ID of the app. */
  clientId: string;
  /** What the app may do, such as `orders:read`. */
  scopes: readonly string[];
  /** A registered redirect address that shows this page; by default this page without its query. */
  redirectUri?: string;
}

interface Tokens {
  access: string;
  refresh: string;
  endsAt: number;
}

interface Journey {
  verifier: string;
  state: string;
}

/**
 * Connects an app in a browser by OAuth. Without `start` it only finishes what was started: it resolves to null until the
 * user has allowed the app. With it, the page is left for the site, where the user decides. The tokens stay in the tab.
 */
export async function authorize(app: Authorization, options: { start: true }): Promise<TokenSource>;
export async function authorize(app: Authorization, options?: { start?: boolean }): Promise<TokenSource | null>;
export async function authorize(app: Authorization, { start = false } = {}): Promise<TokenSource | null> {
  const { redirectUri = location.origin + location.pathname, clientId, scopes } = app;
  const site = app.url.replace(/\/+$/, '');
  const [tokenKey, journeyKey] = [`besesaka tokens ${clientId}`, `besesaka journey ${clientId}`];
  const returned = new URLSearchParams(location.search);
  const journey = stored<Journey>(journeyKey);
  if (journey && returned.get('state') === journey.state && returned.get('iss') === site) {
    sessionStorage.removeItem(journeyKey);
    history.replaceState(history.state, '', location.pathname + location.hash);
    const code = returned.get('code');
    if (!code) throw new ApiError(returned.get('error_description') ?? 'Refused.', { code: 'FORBIDDEN' });
    await exchange({ grant_type: 'authorization_code', code, code_verifier: journey.verifier });
  }
  let renewal: Promise<string> | null = null;
  if (stored(tokenKey)) return token;
  if (!start) return null;
  const [verifier, state] = [random(), random()];
  sessionStorage.setItem(journeyKey, JSON.stringify({ verifier, state }));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const request = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, scope: scopes.join(' ') };
  const pkce = { state, code_challenge: base64url(hash), code_challenge_method: 'S256' };
  location.assign(`${site}/oauth/authorize?${new URLSearchParams({ ...request, ...pkce })}`);
  // The page is left.
  return new Promise(() => {});

  async function token(isRefused = false): Promise<string> {
    const known = stored<Tokens>(tokenKey);
    if (!known) throw ended();
    if (!isRefused && known.endsAt - earlyMs > Date.now()) return known.access;
    // A refresh token works once, so concurrent requests share the renewal.
    renewal ??= exchange({ grant_type: 'refresh_token', refresh_token: known.refresh }).finally(() => {
      renewal = null;
    });
    return renewal;
  }

  async function exchange(fields: Record<string, string>): Promise<string> {
    const body = new URLSearchParams({ ...fields, client_id: clientId });
    const response = await fetch(`${site}/oauth/token`, { method: 'POST', body }).catch((cause: unknown) => {
      throw new ApiError('The site did not answer.', { code: 'UNREACHABLE', cause });
    });
    const { status } = response;
    if (status === 400 || status === 401) {
      sessionStorage.removeItem(tokenKey);
      throw ended();
    }
    if (status !== 200) throw new ApiError('Try again later.', { code: 'UNAVAILABLE', status });
    const { access_token: access, refresh_token: refresh, expires_in: seconds } = await response.json();
    sessionStorage.setItem(tokenKey, JSON.stringify({ access, refresh, endsAt: Date.now() + seconds * 1000 }));
    return access;
  }
}

const ended = () => new ApiError('The app is not connected any more.', { code: 'UNAUTHENTICATED' });

function stored<Value>(key: string): Value | null {
  return JSON.parse(sessionStorage.getItem(key) ?? 'null');
}

const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)).buffer);

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
