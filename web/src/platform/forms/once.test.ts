import { expect, test } from 'vitest';
import type { Outcome } from '#platform/network/failure.ts';
import { createOnce } from './once.ts';

const noResponse: Outcome<object> = {
  failure: { kind: 'no-response', message: '', code: '', fields: [], retryAfter: null },
};

const refused: Outcome<object> = {
  failure: { kind: 'refusal', message: 'No.', code: 'REFUSED', fields: [], retryAfter: null },
};

test('a retry keeps the key of the request without a response, and another request has its own', async () => {
  const once = createOnce();
  const keys: string[] = [];
  const sending = (outcome: Outcome<object>) => async (key: string) => {
    keys.push(key);
    return outcome;
  };
  await once.send({ id: 1 }, sending(noResponse));
  await once.send({ id: 2 }, sending(noResponse));
  await once.send({ id: 1 }, sending({ done: {} }));
  // The same again after a success is a new request.
  await once.send({ id: 1 }, sending(refused));
  // And so is the same after a refusal, which is an answer too.
  await once.send({ id: 1 }, sending(noResponse));
  const [first, other, retry, again, afterRefusal] = keys;
  expect(retry).toBe(first);
  expect(new Set([first, other, again, afterRefusal]).size).toBe(4);
});

test('a request is pending until its response, also if sending fails', async () => {
  const once = createOnce();
  let fail = (_error: Error) => {};
  const response = new Promise<Outcome<object>>((_, reject) => {
    fail = reject;
  });
  const sent = once.send({ id: 1 }, () => response);
  expect([once.isPending({ id: 1 }), once.isPending({ id: 2 })]).toEqual([true, false]);
  fail(new Error('no'));
  await expect(sent).rejects.toThrow('no');
  expect(once.isPending({ id: 1 })).toBe(false);
});
