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
import type { Account } from './budget.ts';
import { costOf } from './cost-of.ts';
import { limits } from './limits.ts';

type Asked = Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues' | 'hideSuggestions'>;

/** The cost of an unregistered operation; without variables, its maximum. */
export function estimateCost(
  schema: GraphQLSchema,
  { document, operationName, variableValues, hideSuggestions }: Asked,
): { cost: number; error: GraphQLError | null } {
  const operation = getOperationAST(document, operationName || null);
  // Execution reports the error.
  if (!operation) return { cost: 1, error: null };
  const given =
    variableValues &&
    getVariableValues(schema, operation.variableDefinitions ?? [], variableValues, {
      hideSuggestions: hideSuggestions ?? false,
    });
  const [fault] = given?.errors ?? [];
  if (fault) return { cost: 1, error: invalidVariable(fault) };
  const cost = costOf({ schema, operation, fragments: fragmentsOf(document), variables: given?.coerced ?? null });
  return { cost, error: cost > limits.cost ? tooCostly(cost) : null };
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

export function tooLarge(): GraphQLError {
  const message = `This operation needs more than ${limits.answerBytes} bytes; ask for less at once.`;
  return new GraphQLError(message, { extensions: { code: 'ANSWER_TOO_LARGE' } });
}

function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }
  return fragments;
}
