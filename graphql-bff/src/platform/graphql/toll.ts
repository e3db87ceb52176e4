import type { ExecutionArgs, GraphQLError, GraphQLSchema } from 'graphql';
import { contextOf } from '#platform/context/context.ts';
import type { Budget } from '#platform/cost/budget.ts';
import { judgeCost, overBudget } from '#platform/cost/judge.ts';
import { limits } from '#platform/cost/limits.ts';
import type { KnownDocuments } from './persisted.ts';

interface Paid {
  /** Why it must not run. */
  error: GraphQLError | null;
  /** For the answer of who was charged. */
  extensions: { cost: { asked: number; left: number; refillsIn: number } } | null;
}

/** Judges and charges what is about to run, or to be watched; for registered documents there is nothing to pay. */
export type Toll = (args: ExecutionArgs) => Promise<Paid>;

interface TollDeps {
  schema: GraphQLSchema;
  known: KnownDocuments;
  budget: Budget;
}

const free: Paid = { error: null, extensions: null };

export function createToll({ schema, known, budget }: TollDeps): Toll {
  return async (args) => {
    if (known.has(args.document)) return free;
    const judged = judgeCost(schema, { ...args, variableValues: args.variableValues ?? {} });
    if (judged.error) return { error: judged.error, extensions: null };
    const context = contextOf(args);
    // Its cookies may have to be renewed first.
    const cost = judged.cost + (context.rest.holdsRefresh() ? limits.callCost : 0);
    const account = await budget.charge(context, cost);
    if (account === null) return free;
    if (account.isOver) return { error: overBudget(account), extensions: null };
    const { left, refillsIn } = account;
    return { error: null, extensions: { cost: { asked: cost, left, refillsIn } } };
  };
}
