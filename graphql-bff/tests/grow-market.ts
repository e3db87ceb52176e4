import type { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { addressLimits } from '@besesaka/schema/accounts/limits.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { paymentLimits } from '@besesaka/schema/payments/limits.ts';

type Market = Awaited<ReturnType<typeof startTestMarketplace>>;

interface Copied {
  /** Which rows; all of them without it. */
  where?: string;
  /** Ids that name what was copied with them, their own too. */
  fresh?: readonly string[];
  /** Texts that must be unique. */
  named?: readonly string[];
  /** What else becomes something else; `n` counts the copies. */
  as?: Record<string, string>;
  /** As often, where it may not be as often as all. */
  times?: number;
}

/** Whom and what the lists are reached by. */
export interface Reached {
  userId: string;
  /** Shops whose own lists grow: what is copied of them stays theirs. */
  ownShopId: string;
  otherShopId: string;
  shownId: string;
  orderCode: string;
  conversationId: string;
  paymentId: string;
}

/** Short whole lists are reckoned as twenty: two, and so many more. */
const addedRows = 18;
const uuidOf = (column: string) =>
  `overlay(overlay(md5(${column}::text || n) placing '7' from 13) placing 'a' from 17)::uuid`;

/** Makes a market of two of everything one of a hundred, by a statement a table: so much by calls would take minutes. */
export async function growMarket({ db }: Market, to: Reached, many: number): Promise<void> {
  const run = (text: string) => db.$client.query(text);
  async function copy(table: string, { where = 'true', fresh = [], named = [], as = {}, times = many - 2 }: Copied) {
    const { rows } = await db.$client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const values = rows.map(({ name }) => {
      if (fresh.includes(name)) return uuidOf(name);
      return named.includes(name) ? `${name} || '-x' || n` : (as[name] ?? name);
    });
    const names = rows.map(({ name }) => name).join(', ');
    await run(`insert into ${table} (${names}) select ${values.join(', ')}
      from ${table}, generate_series(1, ${times}) n where ${where} order by n`);
  }
  await copyShops(copy, to);
  await copyBought(copy, to);
  await copyTalks(copy, to);
  await copyAdminWork(copy, to);
  await fillShelves(run, to);
}

type Copy = (table: string, copied: Copied) => Promise<void>;

/** Users, their shops, what those offer, and what was said of it. */
async function copyShops(copy: Copy, { userId, ownShopId, otherShopId, shownId }: Reached): Promise<void> {
  const keptShops = `('${ownShopId}', '${otherShopId}')`;
  await copy('users', { where: `id <> '${userId}'`, fresh: ['id'], as: { email: "n || '-' || email" } });
  const named = ['business_name', 'business_slug', 'name_key'];
  await copy('shops', { where: `owner_id <> '${userId}'`, fresh: ['id', 'owner_id'], named });
  const path = "path[1:cardinality(path) - 1] || array[slug || '-x' || n]";
  await copy('categories', { fresh: ['id'], named: ['name', 'slug', 'full_path'], as: { path }, times: addedRows / 2 });
  const own = ['name', 'slug', 'sku'];
  await copy('products', {
    where: `shop_id not in ${keptShops}`,
    fresh: ['id', 'shop_id'],
    named: [...own, 'seller_name', 'seller_slug'],
    as: { featured_until: 'case when n <= 2 then featured_until end' },
  });
  // Two products and two copies are featured. They fill the four places, so all are always shown.
  await copy('products', {
    where: `shop_id in ${keptShops}`,
    fresh: ['id'],
    named: own,
    as: { featured_until: 'null' },
  });
  await copy('product_images', { fresh: ['id', 'product_id'] });
  await copy('product_variants', {
    where: `product_id = '${shownId}'`,
    fresh: ['id'],
    named: ['sku'],
    as: { option_values: "array[option_values[1] || '-' || n, option_values[2]]" },
    times: addedRows / 2,
  });
  await copy('product_images', { where: `product_id = '${shownId}'`, as: { id: 'gen_random_uuid()' }, times: 2 });
  await copy('product_reviews', { where: `product_id = '${shownId}'`, fresh: ['id', 'user_id'] });
  await copy('product_reviews', { where: `product_id <> '${shownId}'`, fresh: ['id', 'product_id', 'user_id'] });
  await copy('shop_reviews', { fresh: ['id', 'user_id'] });
  await copy('subscriptions', { where: "state = 'expired'", fresh: ['id'] });
  await copy('campaigns', { where: `shop_id = '${ownShopId}'`, fresh: ['id', 'product_id'] });
}

/** The user's purchases, sales, cart and wishlist. */
async function copyBought(copy: Copy, { userId, otherShopId, orderCode }: Reached): Promise<void> {
  const ofUser = `user_id = '${userId}'`;
  await copy('wishlist_items', { where: ofUser, fresh: ['product_id'] });
  await copy('shop_follows', { where: ofUser, fresh: ['shop_id'] });
  const times = paymentLimits.savedCards / 2 - 1;
  await copy('saved_cards', { where: ofUser, fresh: ['id'], named: ['signature'], times });
  await copy('cart_items', {
    where: ofUser,
    fresh: ['id', 'product_id', 'variant_id'],
    times: orderLimits.cartItemsMax / 2 - 1,
  });
  await copy('order_items', {
    where: `order_id = (select id from orders where code = '${orderCode}')`,
    fresh: ['id', 'product_id'],
    as: { position: 'position + n * 10' },
    times: orderLimits.cartItemsMax / 2 - 1,
  });
  await copy('offers', { fresh: ['id', 'product_id'] });
  const elsewhere = `buyer_id = '${userId}' and shop_id <> '${otherShopId}'`;
  const fresh = ['id', 'checkout_id'];
  const as = { code: 'upper(left(md5(code || n), 10))' };
  await copy('orders', { where: `not (${elsewhere}) and code <> '${orderCode}'`, fresh, as });
  await copy('orders', {
    where: elsewhere,
    fresh: [...fresh, 'shop_id', 'seller_id'],
    named: ['seller_slug', 'seller_name'],
    as,
  });
  const ordered = `order_id <> (select id from orders where code = '${orderCode}')`;
  await copy('order_items', { where: ordered, fresh: ['id', 'order_id', 'product_id'] });
  await copy('order_steps', { where: ordered, fresh: ['order_id'] });
}

async function copyTalks(copy: Copy, { userId, otherShopId, conversationId }: Reached): Promise<void> {
  const talked = `conversation_id <> '${conversationId}'`;
  const elsewhere = `buyer_id = '${userId}' and shop_id <> '${otherShopId}'`;
  await copy('conversations', { where: `not (${elsewhere})`, fresh: ['id', 'product_id'] });
  await copy('conversations', { where: elsewhere, fresh: ['id', 'product_id', 'shop_id', 'seller_id'] });
  await copy('conversation_members', { fresh: ['conversation_id'] });
  await copy('messages', { where: talked, fresh: ['id', 'conversation_id'] });
  await copy('messages', {
    where: `conversation_id = '${conversationId}'`,
    fresh: ['id', 'client_id'],
    as: { number: 'number + n * (select last_number from conversations where id = conversation_id)' },
  });
  await copy('notifications', { where: `user_id = '${userId}'`, fresh: ['id'], named: ['subject'] });
}

/** The queues of admins, and the private data of users. */
async function copyAdminWork(copy: Copy, { userId, paymentId }: Reached): Promise<void> {
  await copy('seller_applications', { fresh: ['id', 'shop_id'] });
  await copy('audit_log', { fresh: ['id'] });
  await copy('seller_reports', { fresh: ['id'] });
  await copy('contact_messages', { fresh: ['id'] });
  await copy('contact_replies', { fresh: ['id'], times: addedRows / 2 });
  await copy('payments', { where: `user_id = '${userId}'`, fresh: ['id', 'subject_id'] });
  await copy('refunds', { where: `payment_id = '${paymentId}'`, fresh: ['id'], times: addedRows / 2 });
  await copy('disputes', { where: `payment_id = '${paymentId}'`, as: { id: 'id + 10 * n' }, times: addedRows / 2 });
  await copy('addresses', {
    where: `user_id = '${userId}'`,
    fresh: ['id'],
    as: { is_default: 'false' },
    times: addressLimits.perUser / 2 - 1,
  });
  await copy('api_keys', { fresh: ['id'], named: ['hash'], times: 3 });
  await copy('webhook_endpoints', { fresh: ['id'], times: 1 });
  await copy('webhook_deliveries', { fresh: ['id'], as: { subject: 'subject || n' } });
  await copy('sessions', {
    where: 'ended_at is null',
    fresh: ['id'],
    named: ['refresh_hash'],
    times: 3,
  });
}

/** Lists within one row. */
async function fillShelves(run: (text: string) => Promise<unknown>, { conversationId, paymentId }: Reached) {
  await run(`update conversations set last_number = (select max(m.number) from messages m
      where m.conversation_id = conversations.id)
    where id = '${conversationId}'`);
  await run(`update chat_reports set evidence = (select jsonb_agg(e)
    from jsonb_array_elements(evidence) e, generate_series(1, 10))`);
  await run(`update shops set opening_hours = (select jsonb_agg(jsonb_set(opening_hours -> 0, '{day}', to_jsonb(day)))
    from unnest('{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'::text[]) day)
    where jsonb_array_length(opening_hours) > 0`);
  await run(`update categories set fields = (select jsonb_agg(fields -> 0 || jsonb_build_object('id', 'field_' || n, 'label', 'Field ' || n))
    from generate_series(1, ${addedRows}) n) where jsonb_array_length(fields) > 0`);
  await run(`update products set specifications = (select jsonb_object_agg('field_' || n, 'Value ' || n)
    from generate_series(1, ${addedRows}) n) where specifications <> '{}'`);
  // The lines of an entry sum to zero, at the end of each statement here.
  await run(`insert into ledger_lines (entry_id, account, amount)
    select e.id, 'account-' || n, case when n % 2 = 0 then 1 else -1 end
    from ledger_entries e, generate_series(1, ${addedRows - 2}) n where e.payment_id = '${paymentId}'`);
}
