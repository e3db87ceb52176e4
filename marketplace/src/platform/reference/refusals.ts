import { type ErrorCode, errorCodes, errorStatus } from '@besesaka/schema/kernel/errors.ts';
import { errorReference } from '@besesaka/schema/kernel/reference/errors.ts';
import { answersSuccess } from '#platform/http/errors.ts';
import type { CallWords } from '#platform/http/known-calls.ts';
import type { AnswerNode, OperationNode } from './nodes.ts';

/** What every call may answer. */
const usual: readonly ErrorCode[] = ['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'];
const retryAfter = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', examples: [5] } },
};
const rateLimits = {
  'RateLimit-Policy': {
    description: 'What this call counts under: a name, `q` times in `w` seconds',
    schema: { type: 'string', examples: ['"wishlist-changes";q=60;w=60'] },
  },
  RateLimit: {
    description: 'What is left of that: `r` times, and in `t` seconds it is whole again',
    schema: { type: 'string', examples: ['"wishlist-changes";r=0;t=12'] },
  },
};

/** The refusals of a call: its own, and those that follow from what it takes. */
export function ownCodes(operation: OperationNode, { login, suspended, refuses = [] }: CallWords): ErrorCode[] {
  const parameters = operation.parameters ?? [];
  const found = new Set<ErrorCode>(refuses);
  if (login === 'needed') found.add('UNAUTHENTICATED');
  if (suspended === 'refused') found.add('SUSPENDED');
  if (operation.requestBody)
    for (const code of ['INVALID_INPUT', 'TOO_LARGE', 'UNSUPPORTED_TYPE'] as const) found.add(code);
  if (parameters.some((one) => one.in !== 'path')) found.add('INVALID_INPUT');
  if (parameters.some((one) => one.in === 'path')) found.add('NOT_FOUND');
  if (parameters.some(({ name }) => name === 'idempotency-key')) found.add('KEY_REUSED');
  return errorCodes.filter((code) => found.has(code));
}

/** With those that meet every call. A page of another site may not write. */
function codesOf(method: string, operation: OperationNode, words: CallWords): ErrorCode[] {
  const found = new Set([...ownCodes(operation, words), ...usual, ...(method === 'get' ? [] : ['FORBIDDEN'])]);
  return errorCodes.filter((code) => found.has(code));
}

/** One answer for each status, with the codes that travel under it. */
export function refusalsOf(
  { method, path }: { method: string; path: string },
  operation: OperationNode,
  words: CallWords,
): Record<string, AnswerNode> {
  const answers: Record<string, AnswerNode> = {};
  const codes = codesOf(method, operation, words);
  for (const status of new Set(codes.map((code) => errorStatus[code]))) {
    const here = codes.filter((code) => errorStatus[code] === status);
    const example = (code: ErrorCode) => {
      return { error: errorReference[code].example, code, ...(answersSuccess(path) && { success: false }) };
    };
    answers[status] = {
      description: here.map((code) => `\`${code}\`: ${errorReference[code].text}.`).join(' '),
      ...(status === 429 && { headers: { ...retryAfter, ...rateLimits } }),
      ...(status === 503 && { headers: retryAfter }),
      content: {
        'application/json': {
          schema: {
            allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { enum: here } } }],
          },
          examples: Object.fromEntries(here.map((code) => [code, { value: example(code) }])),
        },
      },
    };
  }
  return answers;
}
