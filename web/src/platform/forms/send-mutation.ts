import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { type DocumentNode, type FormattedExecutionResult, getOperationAST, print } from 'graphql';
import { isResult, registeredName } from '#platform/network/registered.ts';
import type { Mutate } from './form-post.ts';

interface Sender {
  graphqlFetch(request: Request): Promise<Response>;
  /** The sender's cookies, IP address and user agent. */
  headers: Headers;
}

const address = 'http://bff.invalid/graphql';

/** Mutations for one sender. A session that one of them starts is used by the next and sent to the browser. */
export function createMutate({ graphqlFetch, headers }: Sender): { mutate: Mutate; setCookies: readonly string[] } {
  const setCookies: string[] = [];

  async function send(body: object): Promise<FormattedExecutionResult> {
    const all = new Headers(headers);
    all.set('cookie', withCookies(headers.get('cookie') ?? '', setCookies));
    all.set('content-type', 'application/json');
    all.set('accept', 'application/json');
    all.set('x-graphql-yoga-csrf', '1');
    const response = await graphqlFetch(
      new Request(address, { method: 'POST', headers: all, body: JSON.stringify(body) }),
    );
    setCookies.push(...response.headers.getSetCookie());
    return readResult(await response.json());
  }

  async function execute(document: DocumentNode, variables: unknown): Promise<FormattedExecutionResult> {
    const operationName = getOperationAST(document)?.name?.value ?? '';
    const extensions = registeredName(document);
    if (extensions) {
      const persisted = await send({ operationName, variables, extensions });
      if (persisted.errors?.[0]?.extensions?.code !== 'PERSISTED_QUERY_NOT_SUPPORTED') return persisted;
    }
    // A server of another release does not know this hash, so send the text.
    return send({ operationName, variables, query: print(document) });
  }

  return {
    setCookies,
    async mutate(document, variables) {
      const { data, errors } = await execute(document, variables);
      if (errors?.length) throw new CombinedGraphQLErrors({ data, errors });
      return { data: typed(data) };
    },
  };
}

/** The cast is safe because the server answers by the document. */
function typed<Data>(data: FormattedExecutionResult['data']): Data | null {
  return (data ?? null) as Data | null;
}

function readResult(body: unknown): FormattedExecutionResult {
  if (isResult(body)) return body;
  throw new Error('GraphQL gave no answer');
}

/** The cookies that the browser would send after these `set-cookie` lines. */
function withCookies(cookies: string, setCookies: readonly string[]): string {
  const all = new Map(cookies.split(/;\s*/).flatMap((pair) => (pair ? [nameAndValue(pair)] : [])));
  for (const line of setCookies) {
    const [name, value] = nameAndValue(line.split(';', 1)[0] ?? '');
    if (value === '' || /;\s*max-age=0\s*(;|$)/i.test(line)) all.delete(name);
    else all.set(name, value);
  }
  return [...all].map(([name, value]) => `${name}=${value}`).join('; ');
}

function nameAndValue(pair: string): [string, string] {
  const index = pair.indexOf('=');
  return [pair.slice(0, index).trim(), pair.slice(index + 1).trim()];
}
