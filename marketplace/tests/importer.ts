import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { runImports } from '#catalog/imports/run-imports.ts';
import { products } from '#catalog/tables.ts';
import { browserOf } from '#world/browser-of.ts';
import type { Json } from '#world/client.ts';
import type { startTestMarketplace } from '#world/marketplace.ts';
import { formOf } from './forms.ts';

type Site = Awaited<ReturnType<typeof startTestMarketplace>>;

/** A seller who imports files. */
export async function importer(market: Site, given: Parameters<Site['world']['createShop']>[0] = {}) {
  const work = () => runImports({ context: market.context, isClosing: () => false });
  const shop = await market.world.createShop(given);
  const browser = await browserOf(market, shop.owner);
  const category = await market.world.createCategory();
  const upload = async (content: string | Uint8Array<ArrayBuffer>, name = 'goods.csv') =>
    browser.send('POST', '/api/product-imports', formOf({ file: new File([content], name) }));
  const read = async (id: string) => (await browser.get(`/api/product-imports/${id}`)).body;
  return {
    shop,
    browser,
    category,
    upload,
    read,
    /** Uploads and checks. */
    check: async (content: string | Uint8Array<ArrayBuffer>, name?: string) => {
      const { status, body } = await upload(content, name);
      expect(status, JSON.stringify(body)).toBe(201);
      await work();
      return read(String(body.id));
    },
    apply: async (id: unknown) => {
      const { status, body } = await browser.post(`/api/product-imports/${id}/apply`);
      expect(status, JSON.stringify(body)).toBe(200);
      await work();
      return read(String(id));
    },
    rows: () => market.db.select().from(products).where(eq(products.shopId, shop.id)).orderBy(products.sku),
    own: (slug: string) => browser.get(`/api/v1/products/${slug}`),
  };
}

export const faultsOf = (body: Json) =>
  (body.faults as unknown as { line: number; column: string; text: string }[]).map(
    ({ line, column, text }) => `${line} ${column}: ${text}`,
  );

/** Closes a run after its first turn: false once, then true. */
export function afterOne(): () => boolean {
  let calls = 0;
  return () => calls++ > 0;
}
