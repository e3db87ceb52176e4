import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Node accepts one new connection per turn of its event loop, and a page is one long turn. Some empty turns between two pages
 * let new connections in even when all places are taken, so that they get a quick 503.
 */
const turnsBetween = 16;

/** The rendering that follows a response is long, so each response waits for its turn. */
export function fetchInTurn(fetch: (request: Request) => Promise<Response>) {
  const turn = createTurns();
  return async function fetchAndWait(request: Request): Promise<Response> {
    const response = await fetch(request);
    const text = await response.text();
    await turn();
    return new Response(text, response);
  };
}

/** Resumes the waiting callers one by one. */
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
