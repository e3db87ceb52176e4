import { eq, type SQL } from 'drizzle-orm';
import { disputes, refunds } from '#payments/tables.ts';
import { payouts } from '#payouts/shop-money/tables.ts';
import { cases } from '#payouts/tables.ts';
import { onPhone } from './protected-world.ts';
import { type History, payerWallet, type Standing, shopWallet, standing } from './storm-history.ts';
import type { Act } from './storm-verbs.ts';
import { act, nextStep, pick, type Storm } from './storm-world.ts';

interface Scene extends Standing {
  storm: Storm;
  history: History;
  code: string;
  ownerId: string;
  adminId: string;
}

type Doing = (scene: Scene) => Act | Promise<Act | null> | null;

const because = { reason: 'It is not as agreed.' };

const buyer =
  (action: string, more: object = {}): Doing =>
  ({ history, code }) => ({ verb: 'changeOrder', as: history.buyerId, input: { order_id: code, action, ...more } });
const seller =
  (action: string, more: object = {}): Doing =>
  ({ ownerId, code }) => ({ verb: 'changeOrder', as: ownerId, input: { order_id: code, action, ...more } });
const admin =
  (name: string, more: object = {}): Doing =>
  ({ adminId, code }) => ({
    verb: 'actOnOrder',
    as: adminId,
    input: { order_id: code, act: name, ...because, ...more },
  });

const pay: Doing = ({ storm, history, code }) => {
  const input = payerWallet(storm);
  if (history.checkoutId)
    return { verb: 'payCheckout', as: history.buyerId, input: { ...input, checkout_id: history.checkoutId } };
  return { verb: 'payOrder', as: history.buyerId, input: { ...input, order_id: code } };
};

/** What happens on the payer's phone, or in the provider's dashboard. */
const phone: Doing = async ({ storm, payment }) => {
  const outcome = pick(storm, ['approve', 'approve', 'approve', 'approve', 'approve', 'decline', 'code']);
  const refund = pick(storm, ['succeeds', 'succeeds', 'succeeds', 'fails', 'needs attention', 'stays pending']);
  if (payment) await onPhone(storm.it, payment.id, outcome, refund);
  return null;
};
const refundThere: Doing = async ({ storm, payment }) => {
  if (payment)
    await storm.there('POST', '/refund', { transaction: payment.id, amount: 300 + Math.floor(storm.roll() * 3_000) });
  return null;
};
const dispute: Doing = async ({ storm, payment }) => {
  if (payment?.state === 'succeeded') await storm.choose('/disputes', { reference: payment.id });
  return null;
};
export const decideDispute = (storm: Storm, id: number) =>
  storm.choose(`/disputes/${id}`, { resolution: pick(storm, ['declined', 'auto-accepted']) });
const endDispute: Doing = async ({ storm, payment }) => {
  const [open] = payment ? await storm.it.db.select().from(disputes).where(eq(disputes.paymentId, payment.id)) : [];
  if (open) await decideDispute(storm, open.id);
  return null;
};
const answerDispute: Doing = async ({ storm, payment, adminId }) => {
  const [open] = payment ? await storm.it.db.select().from(disputes).where(eq(disputes.paymentId, payment.id)) : [];
  const input = { id: String(open?.id), answer: pick(storm, ['accept', 'decline']), message: 'As the photos show.' };
  return open ? { verb: 'answerDispute', as: adminId, input } : null;
};

const ofPayment =
  (verb: Act['verb'], as: 'buyer' | 'admin' | 'system', more: object = {}): Doing =>
  ({ payment, history, adminId }) => {
    const users = { buyer: history.buyerId, admin: adminId, system: null };
    return payment ? { verb, as: users[as], input: { reference: payment.id, ...more } } : null;
  };

const byCode: Doing = ({ storm, code, ownerId, money }) => {
  const delivery_code = storm.roll() < 0.8 ? (money?.deliveryCode ?? '0000') : '0000';
  return { verb: 'confirmDelivery', as: ownerId, input: { order_id: code, delivery_code } };
};
const byBuyer =
  (verb: Act['verb'], more: object = {}): Doing =>
  ({ history, code }) => ({ verb, as: history.buyerId, input: { order_id: code, ...more } });
const bySeller =
  (verb: Act['verb'], more: object = {}): Doing =>
  ({ ownerId, code }) => ({ verb, as: ownerId, input: { order_id: code, ...more } });

const decide: Doing = async ({ storm, order, adminId }) => {
  const [row] = await storm.it.db.select().from(cases).where(eq(cases.orderId, order.id));
  const outcome = pick(storm, ['refunded', 'released', 'shared']);
  const input = { id: row?.id, outcome, amount: '9.99', note: 'As the photos show.' };
  return row ? { verb: 'decideCase', as: adminId, input } : null;
};

export const setWallet = (storm: Storm, ownerId: string): Act => ({
  verb: 'setPayoutWallet',
  as: ownerId,
  input: { ...shopWallet(storm), account_name: 'Abena Osei Tutu' },
});
const askPayout: Doing = ({ ownerId }) => ({ verb: 'requestPayout', as: ownerId, input: {} });
const ofPayout =
  (verb: Act['verb'], more: object = {}): Doing =>
  async ({ storm, order, adminId }) => {
    const own = await storm.it.db
      .select()
      .from(payouts)
      .where(eq(payouts.shopId, order.shopId))
      .orderBy(payouts.createdAt, payouts.id);
    return own.length > 0 ? { verb, as: adminId, input: { id: pick(storm, own).id, ...more } } : null;
  };
/** The provider says how a transfer to one of these shops ended, also if it has ended before. */
export async function endTransfer(storm: Storm, isTheirs: SQL | undefined): Promise<void> {
  const own = await storm.it.db.select().from(payouts).where(isTheirs).orderBy(payouts.createdAt, payouts.id);
  const found = own.length > 0 ? await storm.there('GET', `/transfer/verify/${pick(storm, own).id}`) : null;
  const isArrived = found?.status === 'success';
  const status = isArrived ? 'reversed' : pick(storm, ['success', 'failed']);
  if (found) await storm.choose(`/transfers/${found.transfer_code}`, { status });
}
const chooseTransfer: Doing = async ({ storm, order }) => {
  await endTransfer(storm, eq(payouts.shopId, order.shopId));
  return null;
};
/** A refund that does not arrive goes to another wallet, or as a transfer. */
export const retry = (id: string, adminId: string): Act => ({
  verb: 'retryRefund',
  as: adminId,
  input: { id, network: 'mtn', phone: '+233244318207' },
});
export const send = (id: string, adminId: string): Act => ({ verb: 'sendRefund', as: adminId, input: { id } });
const ofRefund =
  (help: typeof send): Doing =>
  async ({ storm, payment, adminId }) => {
    const own = payment
      ? await storm.it.db
          .select()
          .from(refunds)
          .where(eq(refunds.paymentId, payment.id))
          .orderBy(refunds.createdAt, refunds.id)
      : [];
    return own.length > 0 ? help(pick(storm, own).id, adminId) : null;
  };

/** Chance alone seldom pays within fifteen minutes. */
export const beginnings: readonly Doing[] = [
  seller('accept'),
  pay,
  pay,
  phone,
  ofPayment('checkPayment', 'system'),
  ...['accept', 'accept', 'dispatch', 'dispatch'].map((one) => seller(one)),
];

const nothing: Doing = () => null;
const many = (times: number, one: Doing): Doing[] => Array.from({ length: times }, () => one);

/** The next step that usually follows. */
const usual: Record<Standing['order']['state'], readonly Doing[]> = {
  awaiting_payment: [
    pay,
    phone,
    phone,
    phone,
    ofPayment('checkPayment', 'system'),
    ofPayment('submitPaymentCode', 'buyer', { code: '123456' }),
  ],
  pending: [...many(5, seller('accept')), seller('decline', because), buyer('cancel')],
  accepted: [...many(6, seller('dispatch')), seller('cancel', because), pay, phone, phone],
  dispatched: [
    ...many(2, byCode),
    ...many(2, seller('deliver')),
    buyer('deliver'),
    seller('return', because),
    pay,
    phone,
  ],
  delivered: [
    ...many(6, nothing),
    pay,
    phone,
    buyer('complete'),
    buyer('request_return', { ...because, return_reason: 'damaged' }),
  ],
  completed: [askPayout, nothing, buyer('request_return', { ...because, return_reason: 'damaged' })],
  return_requested: [seller('agree_return'), seller('refuse_return', because), buyer('withdraw_return')],
  return_agreed: [seller('receive_return'), buyer('withdraw_return')],
  returned: [nothing, nothing, askPayout],
  declined: [nothing, nothing, askPayout],
  cancelled: [nothing, nothing, askPayout],
  expired: [phone, ofPayment('checkPayment', 'system')],
};

const allDoings: readonly Doing[] = [
  pay,
  phone,
  ofPayment('checkPayment', 'system'),
  ofPayment('cancelPayment', 'buyer'),
  ofPayment('refundPayment', 'admin', because),
  refundThere,
  dispute,
  dispute,
  endDispute,
  endDispute,
  answerDispute,
  ({ history }) =>
    history.checkoutId
      ? { verb: 'cancelCheckout', as: history.buyerId, input: { checkout_id: history.checkoutId } }
      : null,
  byCode,
  byBuyer('openCase', { text: 'The box was empty.' }),
  byBuyer('openCase', { text: 'The box was empty.' }),
  byBuyer('withdrawCase'),
  bySeller('answerCase', { answer: 'It was full when it left.' }),
  bySeller('refundOrder', { amount: '15', ...because }),
  bySeller('refundOrder', { amount: '0.07', ...because }),
  decide,
  decide,
  admin('refund', { amount: '20' }),
  admin('release'),
  admin('cancel'),
  admin('extend', { days: 2 }),
  admin('reopen_return'),
  ({ order }) => ({ verb: 'askOrderRefund', as: null, input: { id: order.id } }),
  ({ storm, ownerId }) => setWallet(storm, ownerId),
  askPayout,
  ofPayout('sendPayout'),
  ofPayout('approvePayout'),
  ofPayout('refusePayout', because),
  ofPayout('submitPayoutCode', { code: '123456' }),
  chooseTransfer,
  chooseTransfer,
  ofRefund(retry),
  ofRefund(send),
  ...['request_return', 'cancel', 'complete', 'deliver'].map((one) =>
    buyer(one, { ...because, return_reason: 'damaged' }),
  ),
  ...['return', 'deliver', 'cancel'].map((one) => seller(one, because)),
];

/** One act of a history: mostly the usual next one, otherwise any. Returns its name. */
export async function stepOf(
  storm: Storm,
  history: History,
  adminId: string,
  chosen?: readonly Doing[],
): Promise<string> {
  nextStep(storm);
  const { code, ownerId } = pick(storm, history.parts);
  const known = await standing(storm, history, code);
  const doing = pick(storm, chosen ?? (storm.roll() < 0.7 ? usual[known.order.state] : allDoings));
  const one = await doing({ ...known, storm, history, code, ownerId, adminId });
  if (one) await act(storm, one);
  return one ? `${one.verb} ${JSON.stringify(one.input)}` : doing.name;
}
