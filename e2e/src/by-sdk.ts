import { createClient, succeeded } from '@besesaka/sdk';

export const demoPassword = 'Akwaaba#2026';

/** A demo user's session, and an API key of the user. */
export async function createApiKey(
  url: string,
  email: string,
  ...scopes: ('ORDERS_READ' | 'ORDERS_WRITE' | 'WEBHOOKS_READ')[]
) {
  const session = createClient({ url, logIn: { email, password: demoPassword } });
  const { createApiKey: payload } = await session.query(
    `mutation Create($input: CreateApiKeyInput!) {
      createApiKey(input: $input) { apiKey { id } secret errors { code message } }
    }`,
    { input: { name: 'Program', scopes, days: 30 } },
  );
  const { apiKey, secret } = succeeded(payload);
  const revoke = () =>
    session.query('mutation Revoke($id: ID!) { revokeApiKey(input: { apiKeyId: $id }) { errors { code } } }', {
      id: apiKey?.id ?? '',
    });
  return { session, token: secret ?? '', revoke };
}

/** A public app of a demo user, by its client ID. */
export async function registerApp(url: string, email: string, redirectUri: string): Promise<string> {
  const session = createClient({ url, logIn: { email, password: demoPassword } });
  const { createOauthApp: payload } = await session.query(
    `mutation Register($input: CreateOauthAppInput!) {
      createOauthApp(input: $input) { app { id } errors { code message } }
    }`,
    { input: { name: 'My orders', site: redirectUri, redirectUris: [redirectUri], isConfidential: false } },
  );
  return succeeded(payload).app?.id ?? '';
}

/** The demo buyer orders in the demo seller's shop, and the order's number is returned. */
export async function placeOrder(url: string): Promise<string | undefined> {
  const besesaka = createClient({ url, logIn: { email: 'buyer@besesaka.test', password: demoPassword } });
  const { product } = await besesaka.query('{ product(by: { slug: "bonwire-kente-stole-adwinasa" }) { id } }');
  const text = `mutation Buy($input: PlaceProductInput!) {
    placeProduct(input: $input) { orders { id } errors { code message } }
  }`;
  const input = {
    productId: product?.id ?? '',
    idempotencyKey: crypto.randomUUID(),
    shippingFullName: 'Efua Mensah Quartey',
    shippingPhone: '0244318207',
    shippingAddress: '14 Ring Road East',
    shippingCity: 'Accra',
    shippingRegion: 'GREATER_ACCRA',
  } as const;
  return succeeded((await besesaka.query(text, { input })).placeProduct).orders?.[0]?.id;
}
