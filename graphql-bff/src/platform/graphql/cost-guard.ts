import { texts } from '@besesaka/schema/kernel/texts.ts';
import {
  type DocumentNode,
  type ExecutionArgs,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
} from 'graphql';
import { contextOf } from '#platform/context/context.ts';
import type { Account, Budget } from '#platform/cost/budget.ts';
import { costOf } from '#platform/cost/cost-of.ts';
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
    const judged = estimateCost(schema, { ...args, hideSuggestions: !introspection });
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

/** The cost of an unregistered operation. */
export function estimateCost(schema: GraphQLSchema, args: Estimated): { cost: number; error: GraphQLError | null } {
  const { document, operationName, variableValues, hideSuggestions } = args;
  const operation = getOperationAST(document, operationName || null);
  // Execution reports the error.
  if (!operation) return { cost: 1, error: null };
  const options = { hideSuggestions: hideSuggestions ?? false, maxErrors: 1 };
  const given = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {}, options);
  const [fault] = given.errors ?? [];
  if (fault) return { cost: 1, error: invalidVariable(fault) };
  const cost = costOf({ schema, operation, fragments: fragmentsOf(document), variables: given.coerced ?? {} });
  return { cost, error: cost > limits.cost ? tooCostly(cost) : null };
}

type Estimated = Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues' | 'hideSuggestions'>;

/**
 * What is wrong with the variables of a compiled document, which itself does not check `@oneOf`. Of too many wrong values
 * only the first is named: to report each takes a second for a body of the usual size.
 */
export function wrongVariables(
  schema: GraphQLSchema,
  { document, operationName, variableValues }: ExecutionArgs,
): GraphQLError[] {
  const { variableDefinitions = [] } = getOperationAST(document, operationName || null) ?? {};
  const options = { hideSuggestions: true, maxErrors: limits.wrongVariables };
  const { errors = [] } = getVariableValues(schema, variableDefinitions, variableValues ?? {}, options);
  return errors.slice(0, errors.length > limits.wrongVariables ? 1 : undefined).map(invalidVariable);
}

function invalidVariable({ message, nodes }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { nodes: nodes ?? null, extensions: { code: 'INVALID_INPUT' } });
}

function tooCostly(asked: number): GraphQLError {
  const message = `This operation may cost ${asked}, more than ${limits.cost}: ask for shorter lists, or for fewer inside each other.`;
  return new GraphQLError(message, { extensions: { code: 'TOO_COSTLY', cost: { asked, allowed: limits.cost } } });
}

export function overBudget({ refillsIn, left }: Account, asked: number): GraphQLError {
  const cost = { asked, left, refillsIn };
  return new GraphQLError(texts.tooMany, { extensions: { code: 'RATE_LIMITED', retryAfter: refillsIn, cost } });
}

function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }
  return fragments;
}
