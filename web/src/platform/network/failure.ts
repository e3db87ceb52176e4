import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';

/** Part of every mutation's answer, beside what came about. */
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

/** Why something did not come about. Each room has its own words for what is said here. */
export interface Failure {
  /** The service says no, GraphQL gives an error instead of an answer, or nothing comes at all. */
  kind: 'refusal' | 'error' | 'silence';
  /** Fit to be shown: of a faulty field what is wrong with it. Empty where nothing was said that tells people something. */
  message: string;
  /** Of the refusal or the error. */
  code: string;
  /** What is wrong with each field, at most one sentence each. */
  fields: readonly FieldComplaint[];
  /** Seconds. */
  retryAfter: number | null;
}

export interface FieldComplaint {
  field: string;
  message: string;
}

type Answer = { __typename: string };
export type Outcome<Done> = { done: Done } | { failure: Failure };

/** What a mutation answered under `result`: the one type that says it is done, or why not. It never throws. */
export async function outcomeOf<Result extends Answer, Name extends Result['__typename']>(
  sent: Promise<{ data?: { result: Result } | null | undefined }>,
  done: Name,
): Promise<Outcome<Extract<Result, { __typename: Name }>>> {
  try {
    const result = (await sent).data?.result;
    if (!result) return { failure: thrownFailure(null) };
    return isDone(result, done) ? { done: result } : { failure: failureOf(asFailure(result)) };
  } catch (error) {
    return { failure: thrownFailure(error) };
  }
}

function isDone<Result extends Answer, Name extends Result['__typename']>(
  result: Result,
  done: Name,
): result is Extract<Result, { __typename: Name }> {
  return result.__typename === done;
}

/** What a mutation answers besides what it did are failures only, and its document asks for their fragment. */
function asFailure(result: Answer): FragmentType<typeof FailureFragment> {
  return result as FragmentType<typeof FailureFragment>;
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

/** What the service itself says is fit to be shown; what a broken connection throws is not. */
export function thrownFailure(error: unknown): Failure {
  const said = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!said) return { kind: 'silence', message: '', code: '', fields: [], retryAfter: null };
  // What stands for a fault of ours tells nobody anything.
  const message = said.message === texts.somethingWrong ? '' : said.message;
  return { kind: 'error', message, code: String(said.extensions?.code ?? ''), fields: [], retryAfter: null };
}
