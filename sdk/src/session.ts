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
}

const logInText = `mutation LogIn($input: LogInInput!) { result: logIn(input: $input) {
  tokens { accessToken refreshToken } errors { code message } } }`;
const renewText = `mutation Renew($input: RenewTokensInput!) { result: renewTokens(input: $input) {
  tokens { accessToken refreshToken } errors { code message } } }`;

export function createSession(send: Send, { token, logIn }: Login): Session {
  let tokens: Tokens | null = null;
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
    if (typeof token === 'function') return { accessToken: await token(true), refreshToken: '' };
    if (!logIn) throw new ApiError('The token has ended or was revoked.', { code: 'UNAUTHENTICATED' });
    const known = tokens;
    tokens = null;
    // A refresh token works once: if its answer was lost, the login helps.
    tokens = known
      ? await tokensFrom(renewText, { refreshToken: known.refreshToken }).catch(() => start())
      : await start();
    return tokens;
  }

  const start = () => tokensFrom(logInText, { ...logIn, answersTokens: true });

  async function bearer(): Promise<string | null> {
    if (typeof token === 'function') return token();
    if (token) return token;
    if (!logIn) return null;
    return (tokens ?? (await renew())).accessToken;
  }

  return { bearer, renew, mayRenew: logIn !== undefined || typeof token === 'function' };
}
