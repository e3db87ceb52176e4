import { type APIRequestContext, type Page, request } from '@playwright/test';
import { mailedPath } from '#mails.ts';
import { becomeBuyer } from '#shopping.ts';
import { demo, expect } from '#test.ts';

/** A picture of one colour, made by the browser. */
export async function picture(page: Page, color = '#f2b13c', width = 900, height = 560) {
  const data: string = await page.evaluate(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: ${width}, height: ${height} });
    const context = canvas.getContext('2d');
    context.fillStyle = '${color}';
    context.fillRect(0, 0, ${width}, ${height});
    return canvas.toDataURL('image/png');
  })()`);
  return { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from(data.split(',')[1] ?? '', 'base64') };
}

/** A new user with a shop that waits for verification, logged in on this page. Returns the shop's slug. */
export async function openShop(page: Page, origin: string, name: string): Promise<string> {
  const email = await becomeBuyer(page, origin);
  await page.goto('/help');
  const paper = await picture(page);
  const answer = await page.request.post('/api/become-seller', {
    headers: { origin },
    multipart: {
      business_name: name,
      id_type: 'ghana_card',
      id_number: `GHA-${String(Date.now()).slice(-9)}-1`,
      shop_description: 'Cloth from Bonwire, by the yard.',
      business_email: email,
      business_phone: '0244318207',
      business_address: 'Shop 14, Adum Market',
      city: 'Kumasi',
      region: 'Ashanti',
      id_document: paper,
      passport_picture: paper,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).business_slug;
}

/** The same with a confirmed address and a verified shop, which may sell at once. */
export async function openCheckedShop(page: Page, origin: string, name: string): Promise<string> {
  const slug = await openShop(page, origin, name);
  await confirmEmail(page.request, origin);
  await verify(page, origin);
  return slug;
}

/** A new buyer who may also review, vote and report, logged in on this page. */
export async function becomeConfirmedBuyer(page: Page, origin: string): Promise<string> {
  const email = await becomeBuyer(page, origin);
  await confirmEmail(page.request, origin);
  return email;
}

/** Confirms the address of the user who is logged in on this page, by the link in the mail. */
export async function confirmEmail(api: APIRequestContext, origin: string) {
  const { email } = await (await api.get('/api/me')).json();
  const link = new URL(await mailedPath(api, email, 'confirm-email'), origin);
  const [uid, token] = String(link.searchParams.get('token')).split('/');
  const data = { uid, token };
  const confirmed = await api.post('/api/auth/email-confirmation/confirm', { headers: { origin }, data });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
}

/** An admin verifies the application of the user who is logged in on this page, by the API. */
export async function verify(page: Page, origin: string) {
  const { application } = await (await page.request.get('/api/my-shop')).json();
  const adminClient = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  await adminClient.post('/api/login', { data: { ...demo.seller, email: 'admin@besesaka.test' } });
  const data = { decision: 'verify' };
  const verified = await adminClient.post(`/api/admin/applications/${application.id}/decision`, { data });
  expect(verified.ok(), await verified.text()).toBe(true);
  await adminClient.dispose();
}

/** Creates a cloth product in the shop whose owner is logged in on this page, by the API. */
export async function offerCloth(page: Page, origin: string, change: Record<string, string> = {}) {
  const form = new FormData();
  const values = {
    name: `Cloth ${Date.now()}`,
    category: 'kente-wax-prints',
    description: 'Woven by hand, washed once.',
    price: '350',
    stock_quantity: '40',
    is_active: 'true',
    specifications: JSON.stringify({ material: 'Cotton', length: '6 yards' }),
    ...change,
  };
  for (const [name, text] of Object.entries(values)) form.set(name, text);
  for (const color of ['#0f5c43', '#f2b13c', '#c44b2b']) {
    const { buffer, name, mimeType: type } = await picture(page, color, 90, 90);
    form.append('images', new File([new Uint8Array(buffer)], name, { type }));
  }
  const answer = await page.request.post('/api/products', { headers: { origin }, multipart: form });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id, slug, name } = await answer.json();
  return { id: String(id), slug: String(slug), name: String(name) };
}
