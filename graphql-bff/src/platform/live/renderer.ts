import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { Budget } from '#platform/cost/budget.ts';
import { limits } from '#platform/cost/limits.ts';
import type { Turns } from '#platform/cost/turns.ts';
import type { Mask } from '#platform/errors/mask.ts';
import type { Execute } from '#platform/graphql/execute.ts';
import type { LiveOperation } from './operation.ts';
import type { Stream } from './subscription.ts';

export interface RendererDeps {
  execute: Execute;
  mask: Mask;
  budget: Budget;
  turns: Turns;
}

/** The owner of an unregistered document cannot pay for another event. */
export class BudgetExceededError extends Error {}

/** Renders each event of a stream once, with the credentials of its newest socket. */
export function createRenderer(
  stream: Omit<Stream, 'render'>,
  { operation, args }: { operation: LiveOperation; args: ExecutionArgs },
  { execute, mask, budget, turns }: RendererDeps,
): Stream['render'] {
  const { schema, document, operationName, variableValues } = args;
  // A WeakMap, so that a rendered text is freed together with its event.
  const rendered = new WeakMap<object, string | Promise<string>>();

  const contextOfStream = () => (operation.isShared ? stream.newest.publicContext() : stream.newest.context());

  function run(event: object, contextValue = contextOfStream()): string | Promise<string> {
    const asText = (result: ExecutionResult) => JSON.stringify(mask(result, contextValue.requestId));
    const result = execute({ schema, document, operationName, variableValues, rootValue: event, contextValue });
    return result instanceof Promise ? result.then(asText) : asText(result);
  }

  /** One event may run many documents of one owner, so each execution is charged with the work that it was. */
  async function runCharged(event: object): Promise<string> {
    if (stream.subscribers === 0) throw new BudgetExceededError();
    const context = contextOfStream();
    const text = await run(event, context);
    const { fields, calls } = context.work;
    const account = await budget.charge(stream.newest.context(), fields + calls * limits.callCost);
    if (account?.isOver) throw new BudgetExceededError();
    return text;
  }

  function render(event: object): string | Promise<string> {
    const text = stream.owner === null ? run(event) : turns.run(stream.newest.address, () => runCharged(event));
    // A subscription awaits it only in its turn; until then a failure must not end the process.
    if (text instanceof Promise) text.catch(() => undefined);
    rendered.set(event, text);
    return text;
  }

  return (event) => rendered.get(event) ?? render(event);
}
