import sharp from 'sharp';
import type { AccessScene, Caller, User } from './access-parts.ts';
import { things } from './access-things.ts';
import { browserOf, type TestMarketplace } from './browser-of.ts';

const drawn = sharp({ create: { width: 400, height: 400, channels: 3, background: '#0f5c43' } })
  .jpeg()
  .toBuffer()
  .then((bytes) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));

/** A picture that every purpose accepts. */
export const anyPicture = () => drawn;

/** Users with a shop, an order, a conversation and so on between them, each created on first use. */
export function createAccessScene(market: TestMarketplace): AccessScene {
  const made = new Map<string, Promise<unknown>>();
  const scene: AccessScene = {
    market,
    // The value under a name has the type of its `make`.
    once: <T>(name: string, make: () => Promise<T>) => {
      const existing = (made.get(name) as Promise<T> | undefined) ?? make();
      made.set(name, existing);
      return existing;
    },
    user: (who) => scene.once(`user ${who}`, () => createUser(market, who)),
    asker: (who) =>
      scene.once(`browser of ${who}`, async () => {
        if (who === 'seller') await scene.shop();
        return who === 'visitor' ? market.client() : browserOf(market, await scene.user(who));
      }),
    shop: () =>
      scene.once('its shop', async () => {
        const shown = { businessEmail: 'shop@example.com', listingLimit: 5 };
        return market.world.createShop({ owner: await scene.user('seller'), ...shown });
      }),
    product: () => scene.once('its product', async () => market.world.createProduct({ shop: await scene.shop() })),
    thing: (name) => scene.once(`thing ${name}`, () => things[name](scene)),
    upload: async (who, purpose) => {
      const form = new FormData();
      form.set('file', await drawn);
      const { body } = await (await scene.asker(who)).send('POST', `/api/uploads?purpose=${purpose}`, form);
      return String(body.id);
    },
    done: async (who, method, path, body) => {
      const { status, body: answer } = await (await scene.asker(who))[method](path, body);
      if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
      return answer;
    },
  };
  return scene;
}

async function createUser({ world, clock }: TestMarketplace, who: Exclude<Caller, 'visitor'>): Promise<User> {
  const staffRole = who === 'admin' ? 'owner' : null;
  const isSuspended = who === 'suspended seller';
  const suspension = isSuspended && { suspendedAt: clock.now(), suspensionReason: 'Three parcels never came.' };
  const user = await world.createUser({ isSeller: isSuspended || who.endsWith('seller'), staffRole, ...suspension });
  if (isSuspended || who === 'other seller') await world.createShop({ owner: user, takesOrders: !isSuspended });
  return user;
}
