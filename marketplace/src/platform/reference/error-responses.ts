import { type ErrorCode, errorCodes, errorStatus } from '@besesaka/schema/kernel/errors.ts';
import { errorCodesOf, type Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { hasSuccessField } from '#platform/http/errors.ts';
import { errorReference } from './error-reference.ts';
import type { ResponseNode } from './nodes.ts';

/** The errors that every operation may return. */
const commonCodes: readonly ErrorCode[] = ['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'];
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
function allErrorCodes(operation: Operation): ErrorCode[] {
  const codes = new Set([
    ...errorCodesOf(operation),
    ...commonCodes,
    ...(operation.method === 'GET' ? [] : ['FORBIDDEN']),
  ]);
  return errorCodes.filter((code) => codes.has(code));
}

export type ErrorResponses = ReturnType<typeof createErrorResponses>;

/** One response for each status, with its error codes. Calls that refuse alike refer to the same responses. */
export function createErrorResponses() {
  const responses: Record<string, ResponseNode> = {};
  return {
    responses,
    referencesFor(operation: Operation): Record<string, { $ref: string }> {
      const refs: Record<string, { $ref: string }> = {};
      const codes = allErrorCodes(operation);
      const hasSuccess = hasSuccessField(operation.path);
      for (const status of new Set(codes.map((code) => errorStatus[code]))) {
        const codesOfStatus = codes.filter((code) => errorStatus[code] === status);
        const name = [...codesOfStatus, ...(hasSuccess ? ['success'] : [])].join('.');
        responses[name] ??= describeErrors(status, codesOfStatus, hasSuccess);
        refs[status] = { $ref: `#/components/responses/${name}` };
      }
      return refs;
    },
  };
}

function describeErrors(status: number, codes: readonly ErrorCode[], hasSuccess: boolean): ResponseNode {
  const example = (code: ErrorCode) => {
    return { error: errorReference[code].example, code, ...(hasSuccess && { success: false }) };
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
