import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultOf, serviceSecret, startBff, type TestBff, watch } from './bff.ts';
import { newKey } from './shoppers.ts';
import { createTalkers, failures, highLimits, messageFields, readConversation } from './talkers.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let talkers: ReturnType<typeof createTalkers>;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret, ...highLimits } });
  const { marketplace, bus, clock } = market;
  bff = await startBff({ marketplaceFetch: marketplace.fetch, bus, now: () => clock.now() });
  talkers = createTalkers(market, bff);
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const more = 'replyTo { messageId number sender content hasPicture } isHidden';
const reply = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
  message { ${messageFields} ${more} }
  ${failures}
} }`;
const hide = `mutation ($id: ID!, $number: Int!, $hidden: Boolean!) {
  hideMessage(input: { conversationId: $id, number: $number, hidden: $hidden }) {
    message { number content ${more} }
    ${failures}
  } }`;
const inbox = `subscription { inbox(after: 0) { __typename ... on MessageHidden { message { number content isHidden } } } }`;

test('a message replies to an existing message; an unknown one is refused', async () => {
  const { buyer, seller, id } = await talkers.talk();
  const { data } = await buyer.browser.query(readConversation, { id });
  const replyToId = String(data?.conversation?.messages?.edges?.[0]?.node?.id);
  const input = { conversationId: id, content: 'It is.', clientId: newKey(), replyToId };
  const sent = await seller.browser.query(reply, { input });
  const replyTo = {
    messageId: replyToId,
    number: 1,
    sender: 'BUYER',
    content: 'Is it still there?',
    hasPicture: false,
  };
  expect(resultOf(sent.data?.sendMessage)).toMatchObject({ number: 2, replyTo, isHidden: false });
  const unknownReply = await seller.browser.query(reply, {
    input: { ...input, clientId: newKey(), replyToId: newKey() },
  });
  expect(resultOf(unknownReply.data?.sendMessage)).toMatchObject({
    __typename: 'ValidationError',
    fields: [{ field: 'replyToId' }],
  });
});

test('a message deleted for me is empty on all my devices and unchanged for the other user', async () => {
  const { buyer, seller, id } = await talkers.talk();
  const tabs = [buyer, seller].map(({ browser }) => watch(browser.tab(), inbox));
  const { data } = await buyer.browser.query(hide, { id, number: 1, hidden: true });
  expect(resultOf(data?.hideMessage)).toMatchObject({ number: 1, content: '', isHidden: true });
  const [ofBuyer, ofSeller] = tabs;
  const isHidden = ({ data }: { data?: unknown }) => JSON.stringify(data).includes('MessageHidden');
  await expect
    .poll(() => ofBuyer?.events.filter(isHidden))
    .toMatchObject([{ data: { inbox: { message: { number: 1, content: '', isHidden: true } } } }]);
  expect(ofSeller?.events.filter(isHidden)).toEqual([]);
  const theirs = await seller.browser.query(readConversation, { id });
  expect(theirs.data?.conversation?.messages?.edges).toMatchObject([{ node: { content: 'Is it still there?' } }]);
  const none = await buyer.browser.query(hide, { id, number: 9, hidden: true });
  expect(resultOf(none.data?.hideMessage)).toMatchObject({ code: 'NOT_FOUND' });
});
