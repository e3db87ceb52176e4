import { ApiError, succeeded } from './errors.ts';
import type { Send } from './send.ts';

/** Returns an access token: another one after one that was refused. */
export type TokenSource = (isRefused?: boolean) => Promise<string>;

/** An API key, where an access token comes from, or how to log in. Without either, only public data can be read. */
export interface Login {
  token?: string | TokenSource;
  logIn?: { email: string; password: string };
}

interface Session {
  /** The access token; null for a visitor. */
  bearer(): Promise<string | null>;
  renew(): Promise<Tokens>;
  /** Whether there is another token after one that was refused. */
  mayRenew: boolean;
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
  /** Seconds until the access token expires. */
  expiresIn: number;
}

/** An access token is renewed so long before it expires: a mutation would name an expired one only in its payload. */
export const earlyMs = 60_000;

const logInText = `mutation LogIn($input: LogInInput!) { result: logIn(input: $input) {
  tokens { accessToken refreshToken expiresIn } errors { code message } } }`;
const renewText = `mutation Renew($input: RenewTokensInput!) { result: renewTokens(input: $input) {
  tokens { accessToken refreshToken expiresIn } errors { code message } } }`;

export function createSession(send: Send, { token, logIn }: Login): Session {
  let tokens: Tokens | null = null;
  let renewsAt = 0;
  let renewal: Promise<Tokens> | null = null;

  async function tokensFrom(query: string, input: object): Promise<Tokens> {
    const { result } = (await send(query, { input }, { bearer: null })) as {
      result: { tokens: Tokens | null; errors: { code: string; message: string }[] };
    };
    const { tokens } = succeeded(result);
    if (!tokens) throw new ApiError('The login failed.', { code: 'UNAUTHENTICATED' });
    return tokens;
  }

  /** Concurrent requests share one login or renewal. */
  function renew(): Promise<Tokens> {
    renewal ??= begin().finally(() => {
      renewal = null;
    });
    return renewal;
  }

  async function begin(): Promise<Tokens> {
    if (typeof token === 'function') return { accessToken: await token(true), refreshToken: '', expiresIn: 0 };
    if (!logIn) throw new ApiError('The token has ended or was revoked.', { code: 'UNAUTHENTICATED' });
    const known = tokens;
    tokens = null;
    // A refresh token works once: if its answer was lost, the login helps.
    tokens = known
      ? await tokensFrom(renewText, { refreshToken: known.refreshToken }).catch(() => start())
      : await start();
    renewsAt = Date.now() + tokens.expiresIn * 1000 - earlyMs;
    return tokens;
  }

  const start = () => tokensFrom(logInText, { ...logIn, answersTokens: true });

  async function bearer(): Promise<string | null> {
    if (typeof token === 'function') return token();
    if (token) return token;
    if (!logIn) return null;
    return (tokens && Date.now() < renewsAt ? tokens : await renew()).accessToken;
  }

  return { bearer, renew, mayRenew: logIn !== undefined || typeof token === 'function' };
}
