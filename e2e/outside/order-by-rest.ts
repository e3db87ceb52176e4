import createClient from 'openapi-fetch';
import type { paths } from './generated/rest.ts';

/** Orders a product by the REST service, knowing its description alone, and prints the order's number. */
const [baseUrl = '', email = '', password = '', slug = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, fetch: patient });

/** A busy service says when to come again; each call here may be sent twice. */
async function patient(request: Request): Promise<Response> {
  const response = await fetch(request.clone());
  if (response.status !== 503) return response;
  await new Promise((done) => setTimeout(done, 1000 * Number(response.headers.get('retry-after'))));
  return fetch(request);
}

const login = await client.POST('/api/login', { body: { email, password, answers_tokens: true } });
if (login.error) throw new Error(login.error.code);
const headers = { authorization: `Bearer ${login.data.tokens?.access_token}` };

const { data: product } = await client.GET('/api/v1/products/{slug}', { params: { path: { slug } } });
if (!product) throw new Error('no such product');
const { data, error } = await client.POST('/api/orders/single', {
  headers,
  params: { header: { 'idempotency-key': crypto.randomUUID() } },
  body: {
    product_id: product.id,
    quantity: 1,
    expected_total: product.price,
    shipping_full_name: 'Efua Mensah Quartey',
    shipping_phone: '0244318207',
    shipping_address: '14 Ring Road East',
    shipping_city: 'Accra',
    shipping_region: 'Greater Accra',
  },
});
if (error?.code === 'INSUFFICIENT_STOCK') throw new Error(`sold out: ${error.error}`);
if (!data) throw new Error(JSON.stringify(error));
console.log(data.order.order_id);
