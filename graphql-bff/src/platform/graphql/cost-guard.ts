import type { ExecutionArgs, GraphQLError, GraphQLSchema } from 'graphql';
import { contextOf } from '#platform/context/context.ts';
import type { Budget } from '#platform/cost/budget.ts';
import { estimateCost, overBudget } from '#platform/cost/estimate-cost.ts';
import { limits } from '#platform/cost/limits.ts';
import type { KnownDocuments } from './persisted.ts';

interface Paid {
  /** The reason why it must not run. */
  error: GraphQLError | null;
  /** The extensions for the response of a charged client. */
  extensions: { cost: { asked: number; left: number; refillsIn: number } } | null;
}

/** Checks and charges an operation before it runs. Registered documents are free. */
export type CostGuard = (args: ExecutionArgs) => Promise<Paid>;

interface CostGuardDeps {
  schema: GraphQLSchema;
  known: KnownDocuments;
  budget: Budget;
  /** Whether errors may name similar names of the schema. */
  introspection: boolean;
}

const free: Paid = { error: null, extensions: null };

export function createCostGuard({ schema, known, budget, introspection }: CostGuardDeps): CostGuard {
  return async (args) => {
    if (known.has(args.document)) return free;
    const judged = estimateCost(schema, {
      ...args,
      variableValues: args.variableValues ?? {},
      hideSuggestions: !introspection,
    });
    if (judged.error) return { error: judged.error, extensions: null };
    const context = contextOf(args);
    // Renewing the session may cost one more call.
    const cost = judged.cost + (context.rest.holdsRefresh() ? limits.callCost : 0);
    const account = await budget.charge(context, cost);
    if (account === null) return free;
    if (account.isOver) return { error: overBudget(account, cost), extensions: null };
    const { left, refillsIn } = account;
    return { error: null, extensions: { cost: { asked: cost, left, refillsIn } } };
  };
}
