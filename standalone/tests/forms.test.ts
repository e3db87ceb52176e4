import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { helpTexts } from '@besesaka/schema/help/texts.ts';
import { clientAddressHeader } from '@besesaka/schema/kernel/server-limits.ts';
import { cartTexts } from '@besesaka/schema/orders/cart-texts.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicUrl, type Site, startSite } from './site.ts';

let site: Site;
let market: Site['market'];
let web: Site['web'];

beforeAll(async () => {
  site = await startSite();
  ({ market, web } = site);
});

afterAll(() => site?.close());

let visitors = 0;

/** A browser without script: it posts forms, keeps cookies and follows where it is sent. */
function openBrowser() {
  const cookies = new Map<string, string>();
  visitors += 1;
  const address = `198.51.100.${visitors}`;

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set(clientAddressHeader, address);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await web.fetch(new Request(publicUrl + path, { ...init, headers }));
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0(;|$)/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: publicUrl, ...headers } });

  return { cookies, send, post };
}

/** Where a form led to, and what the page there says. */
async function follow(browser: ReturnType<typeof openBrowser>, response: Response) {
  expect(response.status).toBe(303);
  const to = response.headers.get('location') ?? '';
  const page = await browser.send(to);
  return { to, page, text: textOf(await page.text()) };
}

const textOf = (html: string) =>
  html
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, '')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

const inputOf = (html: string, name: string) =>
  new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`).exec(html)?.[0];

async function cartOf(browser: ReturnType<typeof openBrowser>): Promise<unknown[]> {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const request = new Request(`${publicUrl}/api/cart`, { headers: { cookie } });
  const { items } = await (await market.marketplace.fetch(request)).json();
  return items.map(({ quantity }: { quantity: number }) => quantity);
}

test('a login redirects to where the visitor was going, with session cookies', async () => {
  const { email } = await market.world.createUser();
  const browser = openBrowser();
  const response = await browser.post('/login?redirect=%2Fshops%3Fsort%3Drating', { email, password });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/shops?sort=rating']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect([...browser.cookies.keys()]).toEqual(expect.arrayContaining(['access', 'refresh', 'besesaka-role']));
  const elsewhere = await openBrowser().post('/login?redirect=https%3A%2F%2Fevil.example', { email, password });
  expect(elsewhere.headers.get('location')).toBe('/');
});

test('a wrong login is reported on its page, with the email and without the password', async () => {
  const { email } = await market.world.createUser();
  const wrong = 'Not-the-password-1';
  const response = await openBrowser().post('/login?redirect=%2Fshops', { email, password: wrong });
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
  const html = await response.text();
  expect(textOf(html)).toContain(accountTexts.wrongCredentials);
  expect(inputOf(html, 'email')).toContain(`value="${email}"`);
  expect(html).toContain('action="/login?redirect=%2Fshops"');
  for (const text of [html, ...response.headers.getSetCookie(), ...site.logged]) expect(text).not.toContain(wrong);
  // Others get the page as it always is.
  const others = await (await openBrowser().send('/login?redirect=%2Fshops')).text();
  expect(others).not.toContain(email);
  expect(textOf(others)).not.toContain(accountTexts.wrongCredentials);
});

test('an invalid field is reported before the service is called', async () => {
  const browser = openBrowser();
  const html = await (
    await browser.post('/signup', {
      fullName: 'Ama',
      email: 'ama@nowhere',
      telephoneNumber: '12',
      password: 'short',
      passwordConfirm: 'other',
    })
  ).text();
  const text = textOf(html);
  for (const message of [accountTexts.fullNameShort, accountTexts.emailInvalid, accountTexts.phoneInvalid])
    expect(text).toContain(message);
  expect(text).toContain('Password must be at least 8 characters long');
  expect(text).toContain(accountTexts.passwordsMatch);
  expect(inputOf(html, 'fullName')).toContain('value="Ama"');
  expect(inputOf(html, 'fullName')).toContain('aria-invalid="true"');
  expect(inputOf(html, 'password')).not.toContain('value=');
});

test('a signup logs in, and a taken email is reported at its field', async () => {
  const { email } = await market.world.createUser();
  const fields = { fullName: 'Kofi Ansah', telephoneNumber: '0241234567', password, passwordConfirm: password };
  const repeated = await openBrowser().post('/signup', { ...fields, email });
  expect(repeated.status).toBe(400);
  expect(textOf(await repeated.text()).split(accountTexts.emailTaken)).toHaveLength(2);
  const browser = openBrowser();
  const response = await browser.post('/signup', { ...fields, email: 'kofi.without.script@example.com' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  expect(await cartOf(browser)).toEqual([]);
});

test("a visitor's added product is in the cart once, after a failed and a successful login", async () => {
  const { email } = await market.world.createUser();
  const product = await market.world.createProduct({ stockQuantity: 20 });
  const browser = openBrowser();
  const back = `/products/${product.slug}`;
  const login = await follow(browser, await browser.post('/cart', { product: product.id, quantity: '3', back }));
  expect(login.to).toBe(`/login?redirect=${encodeURIComponent(back)}`);
  expect(login.text).toContain(cartTexts.loginToAdd);
  expect(login.page.headers.get('cache-control')).toBe('no-store');
  // It is said once.
  expect(textOf(await (await browser.send(login.to)).text())).not.toContain(cartTexts.loginToAdd);
  expect((await browser.post(login.to, { email, password: 'Wrong#2026' })).status).toBe(400);
  const done = await follow(browser, await browser.post(login.to, { email, password }));
  expect(done.to).toBe(back);
  expect(done.text).toContain('Added to cart: +3');
  expect(await cartOf(browser)).toEqual([3]);
  expect(browser.cookies.has('besesaka-intent')).toBe(false);
});

test('a page with a message is neither read from nor written to the cache', async () => {
  const { email } = await market.world.createUser();
  const product = await market.world.createProduct({ stockQuantity: 2 });
  const back = `/products/${product.slug}`;
  const ordinary = await openBrowser().send(back);
  expect(ordinary.headers.get('cache-control')).toContain('public');
  const browser = openBrowser();
  await browser.post('/login', { email, password });
  const refused = await follow(browser, await browser.post('/cart', { product: product.id, quantity: '5', back }));
  expect(refused.text).toContain(orderTexts.insufficientStock(product.name));
  expect(refused.page.headers.get('cache-control')).toBe('no-store');
  expect(refused.page.headers.has('etag')).toBe(false);
  expect(textOf(await (await openBrowser().send(back)).text())).not.toContain('Insufficient stock');
});

test('a form submitted twice in a moment is handled once', async () => {
  const { email } = await market.world.createUser();
  const product = await market.world.createProduct({ stockQuantity: 20 });
  const browser = openBrowser();
  await browser.post('/login', { email, password });
  const add = () => browser.post('/cart', { product: product.id, back: '/products' });
  const both = await Promise.all([add(), add()]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  expect(await cartOf(browser)).toEqual([1]);
});

test.each(['0', '-1', '2.5', 'many', '1e3', '99999999'])(
  'a quantity of %s puts nothing into the cart',
  async (quantity) => {
    const product = await market.world.createProduct();
    const browser = openBrowser();
    const answer = await browser.post('/cart', { product: product.id, quantity, back: '/\\evil.example' });
    const { to, text } = await follow(browser, answer);
    expect(to).toBe('/products');
    expect(text).toContain(cartTexts.addFailed);
  },
);

test('a contact message arrives, and an incomplete one keeps the typed text', async () => {
  const browser = openBrowser();
  const fields = { name: 'Ama Serwaa', email: 'ama@example.com', inquiryType: 'Payment', subject: 'My <b>money</b>' };
  const message = 'Where is it?\r\nI paid "twice".';
  const back = await browser.post('/contact', { ...fields, subject: '', message });
  expect([back.status, back.headers.get('cache-control')]).toEqual([400, 'no-store']);
  const html = await back.text();
  expect(textOf(html)).toContain(`${helpTexts.formErrorTitle} ${helpTexts.fieldsRequired}`);
  expect(html).toContain('Where is it?\nI paid &quot;twice&quot;.</textarea>');
  expect(html).toMatch(/<option value="Payment" selected="">Payment/);
  // Limits count as in the field, where a line's end is one sign.
  const longest = `${'a\r\n'.repeat(249)}ab`;
  const sent = await follow(browser, await browser.post('/contact', { ...fields, message: longest }));
  expect(sent.to).toBe('/contact');
  expect(sent.text).toContain(helpTexts.sent);
  expect(sent.text).toMatch(/Your message has the number \d+\./);
});

test('limits of the services count for the address of the client', async () => {
  const { email } = await market.world.createUser();
  const browser = openBrowser();
  const statuses = [];
  for (let n = 0; n < 6; n += 1)
    statuses.push(textOf(await (await browser.post('/login', { email, password: `Wrong#${n}` })).text()));
  expect(statuses.at(-1)).toMatch(/Too many failed attempts\. Please wait \d+ \w+ and try again\./);
  // Somebody else is not held up.
  const { email: other } = await market.world.createUser();
  expect((await openBrowser().post('/login', { email: other, password })).status).toBe(303);
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const own = { ...form, origin: publicUrl };

test.each<[string, number, string, RequestInit]>([
  ['of another site', 403, '/login', { headers: { ...form, origin: 'https://evil.example' } }],
  ['of a hidden origin', 403, '/cart', { headers: { ...form, origin: 'null' } }],
  [
    'of our name over another scheme',
    403,
    '/cart',
    { headers: { ...form, origin: publicUrl.replace('http:', 'https:') } },
  ],
  ['of a sibling domain', 403, '/cart', { headers: { ...form, referer: publicUrl, 'sec-fetch-site': 'same-site' } }],
  ['that nobody vouches for', 403, '/cart', { headers: form }],
  ['of a page of another site', 403, '/cart', { headers: { ...form, referer: 'https://evil.example/127.0.0.1:4000' } }],
  ['of another type', 415, '/login', { headers: { ...own, 'content-type': 'text/plain' }, body: 'a=b' }],
  ['with files', 415, '/contact', { headers: { ...own, 'content-type': 'multipart/form-data; boundary=x' } }],
  ['that nobody knows', 404, '/forgot-password', { headers: own, body: 'a=b' }],
  ['that is too long', 413, '/login', { headers: own, body: `a=${'b'.repeat(20_000)}` }],
  ['with too many fields', 413, '/login', { headers: own, body: 'a=b&'.repeat(21) }],
])('a form %s is refused with %s', async (_name, status, path, init) => {
  const response = await openBrowser().send(path, { method: 'POST', ...init });
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('an older browser that sends Referer but no Origin is accepted', async () => {
  const { email } = await market.world.createUser();
  const init = { method: 'POST', headers: { ...form, referer: `${publicUrl}/login` } };
  const body = new URLSearchParams({ email, password }).toString();
  expect((await openBrowser().send('/login', { ...init, body })).status).toBe(303);
});

test('forged cookies change only their own page and break none', async () => {
  const browser = openBrowser();
  const html = '<img src=x onerror=alert(1)>';
  browser.cookies.set('notice', encodeURIComponent(JSON.stringify({ kind: 'error', title: html })));
  const page = await (await browser.send('/contact')).text();
  expect(page).not.toContain(html);
  expect(page).toContain('&lt;img src=x');
  for (const value of ['%', 'null', '{}', encodeURIComponent('{"kind":"loud","title":"x"}')]) {
    browser.cookies.set('notice', value);
    expect((await browser.send('/contact')).status).toBe(200);
    expect(browser.cookies.has('notice')).toBe(false);
  }
  const { email } = await market.world.createUser();
  browser.cookies.set('besesaka-intent', 'x'.repeat(300));
  expect((await browser.post('/login', { email, password })).headers.get('location')).toBe('/');
  expect(await cartOf(browser)).toEqual([]);
});
