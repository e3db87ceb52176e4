import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';

/** An element of every mutation's `errors`. */
const FailureFragment = graphql(`
  fragment Failure on Failure {
    code
    message
    ... on RefusedError {
      retryAfter
    }
    ... on ValidationError {
      fields {
        field
        messages
      }
    }
  }
`);

/** The reason why a call failed. Each module has its own texts for it. */
export interface Failure {
  /** The service refused, GraphQL returned an error, or there was no response. */
  kind: 'refusal' | 'error' | 'no-response';
  /** Can be shown to users; for an invalid field, the field's error. Empty if there is no helpful text. */
  message: string;
  /** The code of the refusal or the error. */
  code: string;
  /** At most one error per field. */
  fields: readonly FieldComplaint[];
  /** Seconds. */
  retryAfter: number | null;
}

export interface FieldComplaint {
  field: string;
  message: string;
}

/** The complaints under the names of a form's fields, where they differ. */
export function inFormNames(
  fields: readonly FieldComplaint[],
  names: Readonly<Record<string, string>>,
): readonly FieldComplaint[] {
  return fields.map((one) => ({ ...one, field: names[one.field] ?? one.field }));
}

export type Outcome<Done> = { done: Done } | { failure: Failure };

/** The part that all payloads have. Documents name them `result`. */
export interface Payload {
  errors: readonly FragmentType<typeof FailureFragment>[];
}
export type Sent<Result> = Promise<{ data?: { result: Result } | null | undefined }>;
export type Filled<Result, Name extends keyof Result> = Result & { [Key in Name]: NonNullable<Result[Key]> };

/** The outcome of a mutation: its payload with the fields that the caller needs, or the failure. Never throws. */
export async function outcomeOf<Result extends Payload, Name extends keyof Result = never>(
  sent: Sent<Result>,
  ...needed: Name[]
): Promise<Outcome<Filled<Result, Name>>> {
  try {
    const result = (await sent).data?.result;
    const [error] = result?.errors ?? [];
    if (error) return { failure: failureOf(error) };
    return result && isFilled(result, needed) ? { done: result } : { failure: thrownFailure(null) };
  } catch (error) {
    return { failure: thrownFailure(error) };
  }
}

function isFilled<Result, Name extends keyof Result>(
  result: Result,
  needed: readonly Name[],
): result is Filled<Result, Name> {
  return needed.every((name) => result[name] !== null);
}

export function failureOf(masked: FragmentType<typeof FailureFragment>): Failure {
  const answer = readFragment(FailureFragment, masked);
  const { code, message } = answer;
  const refusal = { kind: 'refusal', message, code, fields: [], retryAfter: null } as const;
  if (answer.__typename === 'RefusedError') return { ...refusal, retryAfter: answer.retryAfter };
  if (answer.__typename !== 'ValidationError') return refusal;
  const fields = answer.fields.flatMap(({ field, messages }) => (messages[0] ? [{ field, message: messages[0] }] : []));
  return { ...refusal, message: fields[0]?.message ?? message, fields };
}

/** Messages of the service can be shown; errors of a broken connection cannot. */
export function thrownFailure(error: unknown): Failure {
  const graphqlError = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!graphqlError) return { kind: 'no-response', message: '', code: '', fields: [], retryAfter: null };
  // The generic text for our own faults does not help users.
  const message = graphqlError.message === texts.somethingWrong ? '' : graphqlError.message;
  return { kind: 'error', message, code: String(graphqlError.extensions?.code ?? ''), fields: [], retryAfter: null };
}

/** The screen's own texts for failures without one. */
export interface FailedTexts {
  failed?: string | undefined;
  /** For no response; by default the same. */
  offline?: string | undefined;
}

/** What to show for a failure. */
export function failureText({ kind, message }: Pick<Failure, 'kind' | 'message'>, own: FailedTexts = {}): string {
  const { failed = texts.somethingWrong, offline = own.failed ?? texts.networkError } = own;
  return message || (kind === 'no-response' ? offline : failed);
}
