import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Node takes one new connection in each turn of its event loop. A page is one long turn, so between two pages there are
 * some empty ones: whoever comes anew is let in while every place is taken, if only to be told to come again.
 */
const turnsBetween = 16;

/** What follows an answer is the long work on a page: each waits for its turn. */
export function fetchInTurn(fetch: (request: Request) => Promise<Response>) {
  const turn = createTurns();
  return async function fetchAndWait(request: Request): Promise<Response> {
    const response = await fetch(request);
    const text = await response.text();
    await turn();
    return new Response(text, response);
  };
}

/** Lets whoever waits go on, one after another. */
export function createTurns() {
  let last = Promise.resolve();
  async function pass() {
    for (let turn = 0; turn < turnsBetween; turn += 1) await nextTurn();
  }
  return function turn(): Promise<void> {
    last = last.then(pass);
    return last;
  };
}
