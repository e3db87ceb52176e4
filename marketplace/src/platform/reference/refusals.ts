import { type ErrorCode, errorCodes, errorStatus } from '@besesaka/schema/kernel/errors.ts';
import { type Operation, refusalsOf } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { answersSuccess } from '#platform/http/errors.ts';
import { errorReference } from './error-reference.ts';
import type { AnswerNode } from './nodes.ts';

/** The errors that every operation may return. */
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

/** Adds the errors that apply to every operation. A page of another site may not write. */
function codesOf(operation: Operation): ErrorCode[] {
  const found = new Set([...refusalsOf(operation), ...usual, ...(operation.method === 'GET' ? [] : ['FORBIDDEN'])]);
  return errorCodes.filter((code) => found.has(code));
}

export type NamedRefusals = ReturnType<typeof createNamedRefusals>;

/** One response for each status, with its error codes. Calls that refuse alike refer to the same responses. */
export function createNamedRefusals() {
  const responses: Record<string, AnswerNode> = {};
  return {
    responses,
    of(operation: Operation): Record<string, { $ref: string }> {
      const refs: Record<string, { $ref: string }> = {};
      const codes = codesOf(operation);
      const success = answersSuccess(operation.path);
      for (const status of new Set(codes.map((code) => errorStatus[code]))) {
        const here = codes.filter((code) => errorStatus[code] === status);
        const name = [...here, ...(success ? ['success'] : [])].join('.');
        responses[name] ??= describeRefusal(status, here, success);
        refs[status] = { $ref: `#/components/responses/${name}` };
      }
      return refs;
    },
  };
}

function describeRefusal(status: number, codes: readonly ErrorCode[], success: boolean): AnswerNode {
  const example = (code: ErrorCode) => {
    return { error: errorReference[code].example, code, ...(success && { success: false }) };
  };
  return {
    description: codes.map((code) => `\`${code}\`: ${errorReference[code].text}.`).join(' '),
    ...(status === 429 && { headers: { ...retryAfter, ...rateLimits } }),
    ...(status === 503 && { headers: retryAfter }),
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { enum: codes } } }],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { value: example(code) }])),
      },
    },
  };
}
