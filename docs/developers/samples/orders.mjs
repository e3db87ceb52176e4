import { createClient } from '@besesaka/sdk';

const { SITE = 'SITE_ADDRESS', TOKEN } = process.env;
const besesaka = createClient({ url: SITE, token: TOKEN });

const { inboxSeq: after } = await besesaka.query('{ inboxSeq }');
console.log(`Waiting for orders after event ${after} ...`);
const select = '... on OrderPlaced { order { id buyerName total { amount currency } } }';
for await (const event of besesaka.inbox({ select, after })) {
  if (event.__typename === 'OrderPlaced') console.log(event.order);
}
