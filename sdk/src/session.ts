import { ApiError } from './errors.ts';

/** Sends a query with an access token. */
export type Post = (query: string, variables: object, bearer: string | null) => Promise<Record<string, unknown>>;

/** An access token from the settings, or how to log in. Without either, only public data can be read. */
export interface Login {
  token?: string;
  logIn?: { email: string; password: string };
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const logInText = `mutation LogIn($input: LogInInput!) { result: logIn(input: $input) {
  tokens { accessToken refreshToken } errors { code message } } }`;
const renewText = `mutation Renew($input: RenewTokensInput!) { result: renewTokens(input: $input) {
  tokens { accessToken refreshToken } errors { code message } } }`;

export function createSession(post: Post, { token, logIn }: Login) {
  let tokens: Tokens | null = null;
  let renewal: Promise<Tokens> | null = null;

  async function tokensFrom(query: string, input: object): Promise<Tokens> {
    const { result } = (await post(query, { input }, null)) as {
      result: { tokens: Tokens | null; errors: { code: string; message: string }[] };
    };
    if (result.tokens) return result.tokens;
    const [error] = result.errors;
    throw new ApiError(error?.message ?? 'The login failed.', error?.code ?? 'UNAUTHENTICATED');
  }

  /** Concurrent requests share one login or renewal. */
  function renew(): Promise<Tokens> {
    renewal ??= begin().finally(() => {
      renewal = null;
    });
    return renewal;
  }

  async function begin(): Promise<Tokens> {
    if (!logIn) throw new ApiError('The access token has ended or was revoked.', 'UNAUTHENTICATED');
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
    if (token) return token;
    if (!logIn) return null;
    return (tokens ?? (await renew())).accessToken;
  }

  return { bearer, renew };
}
