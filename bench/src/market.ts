import { randomUUID } from 'node:crypto';
import { createBuyers, createSellers, roomyChat, type User } from '@besesaka/e2e/chat/users.ts';
import type { Cluster } from '@besesaka/e2e/cluster.ts';
import { createClock } from '@besesaka/marketplace/platform/base/clock.ts';
import { withConnection } from '@besesaka/marketplace/platform/db/connection.ts';
import { createWorld } from '@besesaka/marketplace/tests/world/world.ts';

/** Limits that a benchmark never reaches. */
export const roomyMarket = {
  ...roomyChat,
  CHANGES_PER_MINUTE: '100000',
  ORDER_CHECKOUTS_PER_HOUR: '100000',
  ORDER_CHECKOUTS_WAITING: '100000',
  ORDER_STEPS_PER_HOUR: '100000',
};

export const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '0244123456',
  shipping_address: '12 Oxford Street, Osu',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
};

/** Shops with goods and a delivery, and as many buyers. */
export async function createMarket(cluster: Cluster, people: number) {
  const world = createWorld({ db: cluster.db, clock: createClock() });
  const [sellers, buyers] = [await createSellers(cluster, people), await createBuyers(cluster, people)];
  const [optionId, rates] = [randomUUID(), [{ region: 'Greater Accra', feePesewas: 2_000, minDays: 1, maxDays: 2 }]];
  const option = {
    id: optionId,
    kind: 'rider',
    name: 'Our rider',
    isActive: true,
    freeAbovePesewas: null,
    pickupAddress: null,
    pickupHours: null,
    rates,
  };
  const ask = (text: string, values: string[] = []) =>
    withConnection(cluster.databaseUrl, async (client) => (await client.query(text, values)).rows);
  await ask('update shops set delivery_options = $1::jsonb', [JSON.stringify([option])]);
  const goods: string[] = [];
  for (const { shopId } of sellers) {
    const { id } = await world.createProduct({ pricePesewas: 10_000, stockQuantity: 1_000 });
    await ask('update products set shop_id = $1 where id = $2', [shopId, id]);
    goods.push(id);
  }

  async function post(path: string, { cookie }: User, body: object, key = randomUUID()) {
    const answer = await fetch(cluster.marketplaceUrls[0] + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: cluster.publicUrl,
        cookie,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
    const found: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(found)}`);
    return found as { order?: { order_id: string; checkout_id: string }; reference?: string };
  }
  return {
    cluster,
    ask,
    goods,
    optionId,
    sellers,
    buyers,
    post,
    async place(n: number, isPaid: boolean) {
      const input = { ...shipping, product_id: goods[n % people], quantity: 1, pay_now: isPaid };
      const { order } = await post('/api/orders/single', pick(buyers, n), { ...input, delivery_option_id: optionId });
      if (!order) throw new Error('no order was placed');
      return order;
    },
  };
}

export function pick<T>(all: readonly T[], n: number): T {
  const one = all[n % all.length];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}
