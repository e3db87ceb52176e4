import { storm, test } from '#test/found-by.mjs';

const payouts = 'marketplace/src/payouts';

/** Faults of payouts and of the seller's balance. */
export const payoutFaults = [
  {
    name: 'a refund after the payout is forgotten by the next payout',
    edits: [
      [
        `${payouts}/shop-money/balance.ts`,
        'return -Number(owed?.all ?? 0);',
        'return Math.max(0, -Number(owed?.all ?? 0));',
      ],
    ],
    found: test('payout-faults', 'makes the balance negative'),
  },
  {
    name: 'two withdrawals at once',
    edits: [['marketplace/src/shops/lock-shop.ts', ".for('no key update')", '']],
    found: test('payouts', 'two parallel withdrawals'),
  },
  {
    name: 'a payout has the amount that the client names',
    edits: [
      [
        'schema/src/payouts/shop-money/operations.ts',
        "summary: 'Pay out what is available now, once a day',",
        "summary: 'Pay out what is available now, once a day', body: z.object({ amount: z.string() }),",
      ],
      [
        `${payouts}/shop-money/create-payout.ts`,
        '{ standing, requestedBy: userId }',
        '{ standing: { ...standing, amount: Number(input.amount) * 100 }, requestedBy: userId }',
      ],
    ],
    found: test('payouts', 'two parallel withdrawals'),
  },
  {
    name: 'a payout has a new reference after a lost answer',
    edits: [
      [
        `${payouts}/shop-money/send-payouts.ts`,
        'reference: row.id,',
        'reference: isRepeated ? crypto.randomUUID() : row.id,',
      ],
    ],
    found: test('payout-faults', 'after a lost response'),
  },
  {
    name: 'a payout that was refused is tried again, although its money was given back',
    edits: [
      [
        `${payouts}/shop-money/settle-payout.ts`,
        "const failed = await writePayout(tx, id, { ...known, ...ended, state: 'failed' });",
        "const failed = await writePayout(tx, id, { ...known, state: 'due', dueAt: tx.now }); void ended;",
      ],
    ],
    found: storm,
  },
  {
    name: 'the money of a failed payout is not taken back',
    edits: [
      [
        `${payouts}/shop-money/settle-payout.ts`,
        "await enter(tx, { kind: 'payout failed', subjectId: id, currency, lines });",
        'void lines;',
      ],
    ],
    found: storm,
  },
  {
    name: 'worker and webhook both settle a payout',
    edits: [
      [
        `${payouts}/shop-money/settle-payout.ts`,
        "if (row.state === 'succeeded' || row.state === 'returned') return row;",
        '',
      ],
    ],
    found: storm,
  },
  {
    name: 'nothing starts the run of the payouts',
    edits: [
      [`${payouts}/shop-money/module.ts`, "{ job: runPayoutsJob, cron: '0 10-16 * * 1-5', run: runPayouts },", ''],
    ],
    found: storm,
  },
  {
    name: 'a payout that came back still reads as paid',
    edits: [
      [
        `${payouts}/shop-money/settle-payout.ts`,
        "{ ...known, state: 'returned', endedAt: tx.now, dueAt: null }",
        "{ ...known, state: 'succeeded', endedAt: tx.now, dueAt: null }",
      ],
    ],
    found: storm,
  },
  {
    name: 'money that waits is shown as available',
    edits: [
      [
        `${payouts}/shop-money/balance.ts`,
        'available: moneyText(available),',
        'available: moneyText(available + waiting + 1),',
      ],
    ],
    found: storm,
  },
];
