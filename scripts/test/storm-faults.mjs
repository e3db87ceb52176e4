const found = { file: 'e2e/tests/storm.test.ts', name: 'storm' };

/** What a marketplace of several processes gets wrong when they die, as changes of our sources. */
export const stormFaults = [
  {
    name: 'an event is logged after the commit, and is lost with its process',
    edits: [
      [
        'marketplace/src/platform/db/transaction.ts',
        'return appendEvents(tx.db, events, tx.now);',
        'void events; return [];',
      ],
      [
        'marketplace/src/platform/db/transaction.ts',
        'publishEvents(ctx.bus, logged, collected.broadcasts);',
        `void logged; await new Promise((done) => setTimeout(done, 300));
        publishEvents(ctx.bus, await appendEvents(ctx.db, collected.events, ctx.now), collected.broadcasts);`,
      ],
    ],
    found,
  },
  {
    name: 'nothing sends the webhooks after a failure of the database',
    edits: [
      [
        'marketplace/src/platform/worker.ts',
        "context().log.warn({ err, worker: worker.name }, 'a worker failed and tries again')",
        '{ isClosed = true; void err; }',
      ],
    ],
    found,
  },
  {
    name: 'an idempotency key is ignored',
    edits: [
      [
        'marketplace/src/platform/idempotency/answer-once.ts',
        'if (key === undefined) return inTransaction(ctx, work);',
        'if (key !== "") return inTransaction(ctx, work);',
      ],
    ],
    found,
  },
  {
    name: 'the goods of an order that both sides end at once come back twice',
    edits: [
      [
        'marketplace/src/orders/placed/change-order.ts',
        ".where(visibleOrder(viewer, input.order_id)).for('update');",
        '.where(visibleOrder(viewer, input.order_id)); await new Promise((done) => setTimeout(done, 100));',
      ],
    ],
    found,
  },
  {
    name: 'the inbox passes events on as they come',
    edits: [
      [
        'graphql-bff/src/platform/inbox/sequence.ts',
        'if (seq !== position + 1) return false;',
        'if (seq <= position) return false;',
      ],
    ],
    found,
  },
  {
    name: 'a step is notified twice',
    edits: [
      [
        'marketplace/src/orders/placed/emit-order.ts',
        "tx.notify({ ...toBuyer(order), ...about, content: text, mail, feedOnly: actor === 'buyer' });",
        `for (const key of [about.key, about.key + ':again'])
          tx.notify({ ...toBuyer(order), ...about, key, content: text, mail, feedOnly: actor === 'buyer' });`,
      ],
    ],
    found,
  },
  {
    name: 'a webhook that failed is not sent again',
    edits: [
      [
        'marketplace/src/webhooks/settle.ts',
        "if (problem === null) return { state: 'delivered' as const };",
        "if (problem !== undefined) return { state: 'delivered' as const };",
      ],
    ],
    found,
  },
  {
    name: 'the inbox resumes one event too late',
    edits: [['sdk/src/client.ts', 'after: last, signal }', 'after: last > 0 ? last + 1 : last, signal }']],
    found,
  },
  {
    name: 'a BFF does not return to Redis',
    edits: [
      [
        'graphql-bff/src/platform/bus/redis-bus.ts',
        'const retryStrategy = (times: number) => Math.min(times * 100, 1_000);',
        'const retryStrategy = () => null;',
      ],
    ],
    found,
  },
  {
    name: 'a BFF repeats a request that has no key',
    edits: [
      ['graphql-bff/src/platform/rest/rest.ts', "if (request.method === 'GET') {", "if (request.method !== '') {"],
    ],
    found,
  },
];
