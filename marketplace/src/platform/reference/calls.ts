import type { Reference } from '@besesaka/schema/kernel/reference/words.ts';
import type { RouteConfig } from '@hono/zod-openapi';
import type { CallWords } from '#platform/http/known-calls.ts';
import type { NamedSchemas } from './named-schemas.ts';
import type { AnswerNode, MediaNode, OperationNode, ParameterNode } from './nodes.ts';
import { ownCodes, refusalsOf } from './refusals.ts';

export type DescribedRoute = RouteConfig & { words?: CallWords };

interface CallDeps {
  route: DescribedRoute;
  words: CallWords;
  operation: OperationNode;
  named: NamedSchemas;
  query: Reference | undefined;
}

const logins = {
  needed: { text: ' Needs a login.', security: [{ bearer: [] }, { cookie: [] }] },
  useful: { text: ' Answers more to somebody who is logged in.', security: [{}, { bearer: [] }, { cookie: [] }] },
  none: { text: '', security: [] },
};

/** One call as the reference tells it. */
export function describeCall({ route, words, operation, named, query }: CallDeps): object {
  const { text, security } = logins[words.login ?? 'none'];
  const parameters = (operation.parameters ?? []).map((one) => describeParameter(one, query, named));
  const { default: _refusal, ...answers } = operation.responses;
  const done = Object.entries(answers).map(([status, answer]) => [status, describeAnswer(answer, named)]);
  return {
    operationId: words.id,
    summary: words.summary,
    description: `${words.summary}.${text}`,
    security,
    // Without those that any call may meet.
    'x-codes': ownCodes(operation, words),
    ...(words.suspended && { 'x-suspended': words.suspended }),
    ...(parameters.length > 0 && { parameters }),
    ...(operation.requestBody && {
      requestBody: { ...operation.requestBody, content: describeContent(operation.requestBody.content, named) },
    }),
    responses: { ...Object.fromEntries(done), ...refusalsOf(route, operation, words) },
  };
}

function describeParameter(parameter: ParameterNode, query: Reference | undefined, named: NamedSchemas): ParameterNode {
  const { description, example, examples: _examples, ...schema } = parameter.schema;
  const told = parameter.in === 'query' ? query?.fields[parameter.name] : undefined;
  const words = told ? { description: told[0], example: told[1] } : { description, example };
  return { ...parameter, schema: named.lift(schema), ...words };
}

function describeAnswer(answer: AnswerNode, named: NamedSchemas): AnswerNode {
  return answer.content ? { ...answer, content: describeContent(answer.content, named) } : answer;
}

function describeContent(content: Record<string, MediaNode>, named: NamedSchemas): Record<string, MediaNode> {
  const entries = Object.entries(content).map(([type, { schema }]) => {
    const lifted = named.lift(schema);
    const example = type === 'application/json' ? named.exampleOf(lifted) : undefined;
    return [type, { schema: lifted, ...(example !== undefined && { example }) }] as const;
  });
  return Object.fromEntries(entries);
}
