import { storm, test } from '#test/found-by.mjs';

const payouts = 'marketplace/src/payouts';

/** Faults of the money of orders. */
export const orderFaults = [
  {
    name: 'a refund leaves the balance of the shop unchanged',
    edits: [
      [
        `${payouts}/settle-order-money.ts`,
        '{ account: sellerAccount(money.shopId), amount: shares.shop },',
        "{ account: 'loss', amount: shares.shop },",
      ],
    ],
    found: storm,
  },
  {
    name: 'the commission is taken back at another rate than that of the sale',
    edits: [
      [
        `${payouts}/settle-order-money.ts`,
        'const shares = refundShares({ gross, commission, vat, refunded }, amount);',
        'const shares = refundShares({ gross, commission: Math.round(gross * 0.05), vat, refunded }, amount);',
      ],
    ],
    found: storm,
  },
  {
    name: 'the commission is that of the day of the release',
    edits: [
      [
        `${payouts}/settle-order-money.ts`,
        'const shares = divideOrderMoney(termsOf(money));',
        "const shares = divideOrderMoney({ ...termsOf(money), commissionRate: tx.settings.at(tx.now, 'commission') });",
      ],
    ],
    found: storm,
  },
  {
    name: 'a refund and a chargeback both deduct',
    edits: [
      [
        'marketplace/src/payments/disputes/settle-dispute.ts',
        'const taken = Math.min(amount, leftOf(charged, refundRows));',
        'const taken = amount; void leftOf; void refundRows;',
      ],
    ],
    found: storm,
  },
  {
    name: 'a dispute does not stop the release',
    edits: [
      [
        `${payouts}/held/follow-dispute.ts`,
        "if (isOpen) await settleOrderMoney(tx, order, { kind: 'frozen', by: 'dispute' });",
        'if (isOpen) return;',
      ],
      [
        `${payouts}/held/deadlines.ts`,
        'const isFree = ({ isDisputed }: Held): boolean => !isDisputed;',
        'const isFree = (_: Held): boolean => true;',
      ],
      [
        `${payouts}/settle-order-money.ts`,
        'return isHeld && !(await isDisputed(tx, money.paymentId)) ? release(tx, money) : null;',
        'return isHeld ? release(tx, money) : null;',
      ],
    ],
    found: storm,
  },
  {
    name: 'a refund is asked for while a bank decides',
    edits: [
      [
        'marketplace/src/payments/refunds/enqueue-refund.ts',
        "others.some(({ state }) => state === 'asking') || (await isDisputed(tx, row.id))",
        "others.some(({ state }) => state === 'asking')",
      ],
      [
        `${payouts}/held/deadlines.ts`,
        'const isFree = ({ isDisputed }: Held): boolean => !isDisputed;',
        'const isFree = (_: Held): boolean => true;',
      ],
    ],
    found: storm,
  },
  {
    name: 'the money waits for a buyer who never presses anything',
    edits: [
      [
        `${payouts}/held/deadlines.ts`,
        'at: (held) => (isRunning(held) && isFree(held) ? held.money.releasableAt : null),',
        'at: () => null,',
      ],
    ],
    found: test('protected', '48 hours later the shop is paid'),
  },
  {
    name: 'a negative balance of a shop lowers what is owed to the others',
    edits: [[`${payouts}/books/read-books.ts`, '(isShop ? Math.min(0, amount) : amount)', 'amount']],
    found: storm,
  },
  {
    name: 'nothing moves the held money',
    edits: [[`${payouts}/module.ts`, "{ job: moveDueMoneyJob, cron: '* * * * *', run: moveDueMoney },", '']],
    found: storm,
  },
  {
    name: 'a fully refunded order reads as paid',
    edits: [[`${payouts}/take-back.ts`, 'if (part === grossPesewas - refundedPesewas)', 'if (part > grossPesewas)']],
    found: storm,
  },
  {
    name: 'money is on hold without a reason',
    edits: [
      [
        `${payouts}/settle-order-money.ts`,
        "{ state: 'frozen', frozenBy: money.frozenBy ?? cause.by,",
        "{ state: 'frozen',",
      ],
    ],
    found: storm,
  },
  {
    name: 'a hold is shorter than promised',
    edits: [
      [
        `${payouts}/settle-order-money.ts`,
        "isSlow ? 'marked_days' : 'look_hours'",
        "isSlow ? 'look_hours' : 'look_hours'",
      ],
    ],
    found: storm,
  },
  {
    name: 'a hold outlives day 30',
    edits: [
      [
        `${payouts}/held/deadlines.ts`,
        'at: (held) => (isHeld(held) && isFree(held) ? later(held.money.createdAt, held.time(',
        'at: (held) => (isRunning(held) && isFree(held) ? later(held.money.createdAt, held.time(',
      ],
    ],
    found: test('held-money', 'a case that was opened late ends on day 30'),
  },
  {
    name: 'a delivery code is valid too early',
    edits: [
      [
        `${payouts}/held/confirm-delivery.ts`,
        "if (deliveryCode === null || order.state !== 'dispatched')",
        'if (deliveryCode === null)',
      ],
    ],
    found: storm,
  },
  {
    name: 'the shop and its rider see the delivery code',
    edits: [[`${payouts}/order-money-view.ts`, 'delivery_code: isBuyer && isHeld', 'delivery_code: isHeld']],
    found: test('protected', 'a code confirms the delivery'),
  },
  {
    name: 'a delivery code is never shown',
    edits: [
      [
        `${payouts}/order-money-view.ts`,
        'isHeld && isOnTheWay(order) ? money.deliveryCode : null',
        'isHeld && isOnTheWay(order) ? null : null',
      ],
    ],
    found: test('protected', 'a code confirms the delivery'),
  },
  {
    name: 'a payment that came too late is not given back',
    edits: [
      [
        `${payouts}/checkout/checkout-seller.ts`,
        '(sale.amountPesewas)}.`, isRefunded: true }',
        '(sale.amountPesewas)}.`, isRefunded: false }',
      ],
    ],
    found: storm,
  },
  {
    name: 'a return does not stop the clock',
    edits: [
      [
        `${payouts}/held/follow-order.ts`,
        "await settleOrderMoney(tx, order, { kind: 'frozen', by: 'return' });",
        "await settleOrderMoney(tx, order, { kind: 'checked' });",
      ],
    ],
    found: test('protected', 'return'),
  },
];
