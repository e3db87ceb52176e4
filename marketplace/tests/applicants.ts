import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { drawJpeg, formOf } from './forms.ts';

export const number = 'GHA-723491234-5';
export const words = {
  id_type: 'ghana_card',
  id_number: number,
  shop_description: 'Cloth from Bonwire, by the yard.',
  business_email: 'Sales@Kente.com',
  business_phone: '024 431 8207',
  business_address: 'Shop 14, Adum Market',
};

/** Users who apply to sell, and those who decide; a marketplace that is started later will do. */
export function applicants(market: () => TestMarketplace) {
  async function user(given: Parameters<TestMarketplace['world']['createUser']>[0] = {}) {
    const who = await market().world.createUser({ city: 'Kumasi', region: 'Ashanti', ...given });
    return { who, browser: await browserOf(market(), who) };
  }

  let shopsMade = 0;
  const newName = () => {
    shopsMade += 1;
    return `Ɔdɔ Cloth & Co ${shopsMade}`;
  };

  return {
    user,
    newName,
    admin: async () => (await user({ staffRole: 'owner' })).browser,
    async apply(browser: Client, change: Record<string, string | Blob> = {}) {
      const pictures = { id_document: await drawJpeg(), passport_picture: await drawJpeg('#f2b13c') };
      const form = formOf({ business_name: newName(), ...words, ...pictures, ...change });
      return browser.send('POST', '/api/become-seller', form);
    },
    newestId: async (browser: Client) => String((await browser.get('/api/my-shop')).body.application?.id),
    decide: (browser: Client, id: string, decision: string, reason?: string) =>
      browser.post(`/api/admin/applications/${id}/decision`, { decision, ...(reason && { reason }) }),
  };
}
