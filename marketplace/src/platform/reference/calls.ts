import { errorCodesOf, type Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import type { ErrorResponses } from './error-responses.ts';
import type { NamedSchemas } from './named-schemas.ts';
import type { MediaNode, OperationNode, ParameterNode, ResponseNode } from './nodes.ts';

interface CallDeps {
  operation: Operation;
  generated: OperationNode;
  named: NamedSchemas;
  errorResponses: ErrorResponses;
}

const needed = { text: ' Needs a login.', security: [{ bearer: [] }, { cookie: [] }] };
const logins = {
  visitor: { text: '', security: [] },
  optional: { text: ' Returns more if a user is logged in.', security: [{}, { bearer: [] }, { cookie: [] }] },
  user: needed,
  seller: needed,
  admin: needed,
  service: { text: '', security: [] },
};

/** Describes one operation in the API reference. */
export function describeCall({ operation, generated, named, errorResponses: refusals }: CallDeps): object {
  const { id, summary, suspended, auth, limit, repeated } = operation;
  const { text, security } = logins[auth];
  const parameters = (generated.parameters ?? []).map((one) => describeParameter(one, operation.query, named));
  const { default: _refusal, ...answers } = generated.responses;
  const done = Object.entries(answers).map(([status, answer]) => [status, describeResponse(answer, named)]);
  return {
    operationId: id,
    summary,
    description: `${summary}.${text}${limit ? ` Limit: ${limit}.` : ''}${repeated ? ` Sent again: ${repeated}.` : ''}`,
    security,
    'x-codes': errorCodesOf(operation),
    ...(suspended && { 'x-suspended': suspended }),
    ...(parameters.length > 0 && { parameters }),
    ...(generated.requestBody && {
      requestBody: { ...generated.requestBody, content: describeContent(generated.requestBody.content, named) },
    }),
    responses: { ...Object.fromEntries(done), ...refusals.referencesFor(operation) },
  };
}

export function describeParameter(
  parameter: ParameterNode,
  query: Operation['query'],
  named: NamedSchemas,
): ParameterNode {
  const { description, example, examples, ...schema } = parameter.schema;
  const field = parameter.in === 'query' ? query?.fields[parameter.name] : undefined;
  const documentation = field
    ? { description: field[0], example: field[1] }
    : { description, example: example ?? examples?.[0] };
  return { ...parameter, schema: named.lift(schema), ...documentation };
}

function describeResponse(answer: ResponseNode, named: NamedSchemas): ResponseNode {
  return answer.content ? { ...answer, content: describeContent(answer.content, named) } : answer;
}

export function describeContent(content: Record<string, MediaNode>, named: NamedSchemas): Record<string, MediaNode> {
  const entries = Object.entries(content).map(([type, { schema }]) => {
    const lifted = named.lift(schema);
    const example = type === 'application/json' ? named.exampleOf(lifted) : undefined;
    return [type, { schema: lifted, ...(example !== undefined && { example }) }] as const;
  });
  return Object.fromEntries(entries);
}
